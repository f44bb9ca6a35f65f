"""Work for the processor, done in worker processes: bots, hints, reviews."""
