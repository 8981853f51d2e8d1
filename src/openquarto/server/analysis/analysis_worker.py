"""What does the jobs of analysis: one at a time, in a process of its own or in a worker of a browser."""

from typing import Protocol

from openquarto.server.analysis.jobs import Done, Job


class AnalysisWorker(Protocol):
    """Whoever asks it has it for themselves until it has answered."""

    async def ask(self, job: Job) -> Done:
        """The answer to a job; raises ServerError where there is none, for whatever reason."""
        ...

    def cancel(self) -> None:
        """Stop the job under way, because nobody waits for it any more."""
        ...

    def close(self) -> None:
        """End it, for good."""
        ...
