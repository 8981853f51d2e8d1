"""Where a PostgreSQL database is: read from postgresql://…, and told again without its password."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import psycopg
from psycopg.conninfo import conninfo_to_dict

from openquarto.server.error import ServerError

# What holds unless the address says otherwise. Of several hosts, the one that can be written counts.
DEFAULTS: Mapping[str, str] = {
    "target_session_attrs": "read-write",
    "connect_timeout": "5",  # seconds, for each host
    "tcp_user_timeout": "10000",  # milliseconds after which data that nobody acknowledges cuts the connection
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "client_encoding": "utf8",
    "application_name": "openquarto",
}
OPTIONS: Mapping[str, str] = {
    "statement_timeout": "10000",  # milliseconds
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "2000",  # who is frozen or cut off holds no lock for longer
}
SECRETS = ("password", "sslpassword", "passfile")


@dataclass(frozen=True, slots=True)
class Address:
    """What a connection is made with; its text has no secret in it."""

    parameters: Mapping[str, str] = field(repr=False)

    @classmethod
    def parse(cls, text: str) -> "Address":
        """Read an address; raises ServerError, which repeats nothing of it."""
        try:
            given = {name: str(value) for name, value in conninfo_to_dict(text).items()}
        except psycopg.ProgrammingError:
            raise ServerError("database address") from None
        options = "".join(f"-c {name}={value} " for name, value in OPTIONS.items())
        return cls({**DEFAULTS, **given, "options": options + given.get("options", "")})

    def __str__(self) -> str:
        given = self.parameters
        user = f"{given['user']}@" if "user" in given else ""
        ports = given.get("port", "").split(",")
        hosts = (given.get("host") or given.get("hostaddr") or "").split(",")
        if len(ports) < len(hosts):
            ports += ports[-1:] * (len(hosts) - len(ports))
        places = ",".join(
            host.replace("/", "%2F") + (f":{port}" if port else "")
            for host, port in zip(hosts, ports, strict=False)
        )
        return f"postgresql://{user}{places}/{given.get('dbname', '')}"

    def told(self, problem: BaseException) -> str:
        """What a driver says of a problem, in one line and without a secret."""
        text = " ".join(str(problem).split())
        for name in SECRETS:
            if secret := self.parameters.get(name):
                text = text.replace(secret, "…")
        return re.sub(r"(?<=://)([^:@/\s]*):[^@/\s]*@", r"\1:…@", text) or type(problem).__name__
