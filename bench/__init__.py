"""Measures the engine, compiled and pure, and two peers, in turns within one run."""
