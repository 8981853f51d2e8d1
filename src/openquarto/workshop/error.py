"""What can go wrong with long work, each with its sentence."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault, QuartoError


class WorkshopFault(Fault):
    """A fault of long work: whatever it is, the chunks that are finished stay finished."""

    sentences: ClassVar[Mapping[str, str]] = {
        "jobs unusable": "{path} cannot be used as a file of jobs: {reason}",
        "worker fails": "a chunk could not be solved: {reason}",
        "worker dies": "the worker died {times} times without finishing a chunk, last with status {status}",
        "recheck": "recomputed, these chunks have other values: {chunks}; they wait anew, so run it again,"
        " and mistrust the machines that solved them",
        "cluster missing": "--cluster needs more packages: pip install 'openquarto[cluster]'",
        "cluster silent": "no Dask scheduler answers at {address}: {reason}",
        "cluster lost": "the Dask scheduler at {address} went away; what is finished is kept: run it again",
        "cluster version": "this is version {wanted}, but a worker of the cluster has {found}",
        "cluster deaths": "every worker of the cluster that was given a certain chunk died: {reason}",
    }


class WorkshopError(QuartoError):
    """Long work could not go on."""


class RecheckError(WorkshopError):
    """What was solved twice has two values."""
