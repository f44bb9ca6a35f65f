"""Figures for Prometheus. They count; they name no guest, no table and no text."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("orrery_connections", "Open sockets", registry=self.registry)
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
        # Finding the one of these labels takes longer than counting.
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
        self.calls = Counter(
            "orrery_webhook_calls",
            "Calls to webhooks of players by what became of them",
            ["outcome"],
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
