"""The proxies of `contrib`, run as they are shipped: only addresses are those of the test."""

import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import system

CONTRIB = Path(__file__).parents[2] / "contrib"
HAPROXY, NGINX = "haproxy", "nginx"
NGINX_MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/quarto.conf;
}}
"""


def replaced(text: str, changes: dict[str, str]) -> str:
    """A text with some parts of it changed, each of which must be there once."""
    for old, new in changes.items():
        assert 1 == text.count(old), old
        text = text.replace(old, new)
    return text


def haproxy_command(folder: Path, port: int, backends: Sequence[int]) -> list[str]:
    """HAProxy with the sample, without encryption and at another port."""
    changes = {
        "    bind :80\n": "",
        "bind :443 ssl crt /etc/haproxy/quarto.pem alpn h2,http/1.1": f"bind 127.0.0.1:{port}",
        "    http-request redirect scheme https unless { ssl_fc }\n": "",
        "maxconn 100000": "maxconn 400",
        "192.0.2.11:8016": f"127.0.0.1:{backends[0]}",
        "192.0.2.12:8016": f"127.0.0.1:{backends[1]}",
    }
    file = folder / "haproxy.cfg"
    file.write_text(replaced((CONTRIB / "haproxy.cfg").read_text(), changes))
    return [str(system.program("haproxy")), "-db", "-f", str(file)]


def nginx_command(folder: Path, port: int, backends: Sequence[int]) -> list[str]:
    """Nginx with the sample, likewise."""
    changes = {
        "listen 80;": f"listen 127.0.0.9:{port};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "    ssl_certificate     /etc/nginx/quarto.crt;\n": "",
        "    ssl_certificate_key /etc/nginx/quarto.key;\n": "",
        "192.0.2.11:8016": f"127.0.0.1:{backends[0]}",
        "192.0.2.12:8016": f"127.0.0.1:{backends[1]}",
    }
    (folder / "quarto.conf").write_text(replaced((CONTRIB / "nginx.conf").read_text(), changes))
    (folder / "nginx.conf").write_text(NGINX_MAIN.format(folder=folder))
    return [str(system.program("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")]


COMMANDS = {HAPROXY: haproxy_command, NGINX: nginx_command}


@contextmanager
def proxy(
    name: str, folder: Path, backends: Sequence[int], changes: Mapping[str, str] | None = None
) -> Iterator[int]:
    """The port of a proxy in front of two servers, from its start to its stop; with more changes, if any."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = COMMANDS[name](folder, port, backends)
    if changes:
        file = Path(command[-1])
        file.write_text(replaced(file.read_text(), dict(changes)))
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    try:
        _wait(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(30)
        process.stderr.close()


def _wait(port: int, process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + 30
    while True:
        assert process.poll() is None, process.stderr and process.stderr.read()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        else:
            return
