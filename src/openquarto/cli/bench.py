"""`openquarto bench`: a fixed list of positions, for one node count and one speed."""

import argparse
import json

from openquarto.cli.command import Subcommands, add_command, add_json_option, wants_json
from openquarto.rules.position import Position

TABLE_MB = 64  # the node count depends on it
POSITIONS = (
    "4/L1I1/3D/2M1 E - classic",
    "4/OGL1/B3/4 A - classic",
    "4/4/2K1/C1DJ G - classic",
    "2L1/E1C1/4/3H M - classic",
    "4/J3/1N2/I1G1 C - classic",
    "4/A3/4/E1DN P - classic",
    "NL2/3J/4/1P1M E - classic",
    "2D1/2GO/M3/3B L - classic",
    "4/1HL1/3M/D1C1 - - classic",
    "4/1N2/E3/OAD1 B - classic",
    "1ON1/1L1D/4/3B G - classic",
    "1E1M/1P1N/4/2OH K - classic",
    "1K2/E1GB/H3/2A1 O - classic",
    "PH1M/KF2/4/1C2 - - classic",
    "3I/ODN1/3M/A1B1 C - classic",
    "B3/H2E/2LP/1D1G - - classic",
    "FB2/1NL1/MPC1/A3 K - classic",
    "CENF/3O/3B/1ILJ - - classic",
    "2L1/3E/1B2/2C1 F - blocks",
    "E3/4/F3/PD2 - - blocks",
    "3J/3D/C3/E3 L - blocks",
    "2H1/C3/2I1/3M - - blocks",
    "2B1/4/IM2/3N - - blocks",
    "4/G3/MLB1/2F1 I - blocks",
    "1EHM/2P1/2I1/4 - - blocks",
    "2F1/2I1/3K/2CE - - blocks",
    "1G2/1M2/2PL/K2H - - blocks",
    "3B/C1ED/4/1HP1 L - blocks",
    "GL1F/B2C/3E/K3 J - blocks",
    "H1O1/2N1/2DP/L1GJ I - blocks",
    "4/O2D/1F2/3A M - traits=csh",
    "2K1/L1M1/1G2/1F2 O - traits=csh",
    "3G/L2K/2EF/1J2 M - traits=csh",
    "1N2/CE2/MD2/1IK1 G - traits=csh",
    "4/2P1/1D1A/2HE I - blocks+traits=csf",
    "1F1P/2K1/L1J1/1I2 A - blocks+traits=csf",
    "DPKC/1B2/1J1M/2E1 - - blocks+traits=csf",
    "4/M3/G2H/B3 L - traits=ch",
    "3D/4/3N/MPL1 F - traits=ch",
    "1K2/3C/2H1/1LJP - - traits=ch",
    "4/1L1N/JC2/2H1 P - blocks+traits=sf",
    "E1P1/1B2/L1DC/4 O - blocks+traits=sf",
    "3K/FP2/4/1E2 - - traits=h",
    "3O/2LE/G3/2F1 N - traits=h",
)


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "bench",
        run,
        summary="solve a fixed list of positions: the node count is the same wherever the search is the same",
        examples=("", "--json"),
    )
    add_json_option(parser)


def run(options: argparse.Namespace) -> int:
    """Solve each from nothing in one thread, and print the sums."""
    from openquarto.kernel import Solver  # noqa: PLC0415  the other commands work without the kernel

    solver = Solver(table_mb=TABLE_MB, book=None)
    nodes, seconds = 0, 0.0
    for text in POSITIONS:
        solver.clear()
        answer = solver.solve(Position.parse(text))
        nodes += answer.nodes
        seconds += answer.seconds
    speed = round(nodes / max(seconds, 1e-9))
    if wants_json(options):
        print(
            json.dumps(
                {"positions": len(POSITIONS), "nodes": nodes, "seconds": round(seconds, 3), "speed": speed}
            )
        )
    else:
        print(f"{nodes} nodes in {len(POSITIONS)} positions")
        print(f"{speed} nodes a second of the processor ({seconds:.2f} s)")
    return 0
