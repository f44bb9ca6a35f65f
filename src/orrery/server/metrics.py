"""Metrics for Prometheus: counts, without any guest, table or text."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("orrery_connections", "Open sockets", registry=self.registry)
        self.tcp_connections = Gauge(
            "orrery_tcp_connections", "Open connections, sockets among them", registry=self.registry
        )
        self.refusals = Counter(
            "orrery_refusals",
            "Connections and requests refused before they were read, by reason",
            ["reason"],
            registry=self.registry,
        )
        self.tables = Gauge("orrery_tables", "Tables in memory", registry=self.registry)
        self.commands = Counter(
            "orrery_commands",
            "Commands by type and answer",
            ["type", "answer"],
            registry=self.registry,
        )
        self.steps = Counter(
            "orrery_steps",
            "Committed steps by game and kind",
            ["game", "kind"],
            registry=self.registry,
        )
        # Looking up a label takes longer than counting.
        self.command = cache(self.commands.labels)
        self.step = cache(self.steps.labels)
        self.commit_seconds = Histogram(
            "orrery_commit_seconds",
            "From a step to its commit",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.requests = Counter(
            "orrery_requests",
            "HTTP requests by route and status",
            ["route", "status"],
            registry=self.registry,
        )
        self.webhook_calls = Counter(
            "orrery_webhook_calls",
            "Calls to webhooks of players by what became of them",
            ["outcome"],
            registry=self.registry,
        )
        self.expired = Counter(
            "orrery_expired",
            "Tables closed, tables and guests removed by the clean-up, by kind",
            ["kind"],
            registry=self.registry,
        )
        self.cleaned_up = Gauge(
            "orrery_clean_up_timestamp_seconds",
            "When the clean-up last came to its end",
            registry=self.registry,
        )
        self.waiting = Gauge(
            "orrery_thinking_waiting",
            "Work that waits for a worker, by urgency",
            ["urgency"],
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "orrery_bot_seconds",
            "From a bot's turn to its answer",
            registry=self.registry,
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 5, 30),
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
