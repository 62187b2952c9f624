"""Every command that the docs tell does what it says: it is run, or stands in one list with the reason why it cannot be."""

from __future__ import annotations

import contextlib
import http.client
import io
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import click
import pytest

from bench.free_port import free_port
from companion.cli.main import raja, run
from companion.recording.example import example_evening
from tests.docs.how_commands_run import ENDING_TARGETS, ENDS, INSTEAD, LONG, NOT_HERE, SERVERS
from tests.docs.told_commands import PAGES, ROOT, commands_of, told_commands, unlabelled_commands

# One worker prepares the samples once.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("docs-commands")]

PATIENCE_S = 600.0
TOLD = {told.text: told.page for told in told_commands()}
RUN = sorted({INSTEAD.get(text, text) for text in TOLD if text not in NOT_HERE})
UNDECIDED = [command for command in RUN if command.startswith("make ") and command not in ENDING_TARGETS]
SERVED = [command for command in RUN if command.startswith(SERVERS) and not any(end in command for end in ENDS)]
ENDING = [command for command in RUN if command not in (*SERVED, *UNDECIDED)]
# What `make` would install or make anew is there already: a test must not wait for a package index.
MAKE = "make -o .venv/run.stamp -o .venv/test.stamp"


def test_of_every_target_that_is_told_it_is_decided_whether_it_ends() -> None:
    assert UNDECIDED == [], "put them into how_commands_run: ENDING_TARGETS, or NOT_HERE with the reason"


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as somebody would have it after an evening: half a minute of a recording, a photo, a camera's file."""
    folder = tmp_path_factory.mktemp("samples")
    shutil.copy(example_evening(), folder / "played.mcap")
    ran("raja recording cut played.mcap 0:00 0:25 -o cut.mcap", folder)
    ran("raja replay cut.mcap --record evening.mcap", folder)
    shutil.copy(ROOT / "tests" / "recordings" / "evening.truth.json", folder)
    for name in ("another.mcap", "part1.mcap", "part2.mcap"):
        shutil.copy(folder / "evening.mcap", folder / name)
    (folder / "damaged.mcap").write_bytes((folder / "evening.mcap").read_bytes()[:-5000])
    (folder / "photos").mkdir()
    shutil.copy(ROOT / "tests" / "photos" / "dev_005.jpg", folder / "photos")
    truth = json.loads((ROOT / "tests" / "photos" / "truth.json").read_text(encoding="utf-8"))
    (of_it,) = [image for image in truth["images"] if image["file"] == "dev_005.jpg"]
    (folder / "photos" / "truth.json").write_text(json.dumps({"images": [of_it | {"scene": 0}]}), encoding="utf-8")
    (folder / "camera.json").write_text(json.dumps(of_it["camera"]), encoding="utf-8")
    return folder


@pytest.fixture
def desk(samples: Path, tmp_path: Path) -> Path:
    """The samples, to be written into."""
    return Path(shutil.copytree(samples, tmp_path / "desk"))


def environment(folder: Path) -> dict[str, str]:
    """A person's own: the environment's programs first, settings and log in a folder of theirs, no outer `make`."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS", "RAJA_", "PYTEST"))
    }
    programs = f"{Path(sys.executable).parent}{os.pathsep}{kept.get('PATH', '')}"
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {**kept, "PATH": programs, "HOME": str(home), "XDG_CONFIG_HOME": str(home), "PYTHONUNBUFFERED": "1"}


def line(command: str) -> str:
    """What the shell is given: what belongs to the repository runs there, the rest where the samples are."""
    if command.startswith("make "):
        return f"cd {shlex.quote(str(ROOT))} && {command.replace('make', MAKE, 1)}"
    return f"cd {shlex.quote(str(ROOT))} && {command}" if command.startswith("python ") else command


def ran(command: str, folder: Path) -> None:
    """It ends well.

    Raises:
        AssertionError: it ended badly, or never.
    """
    words = shlex.split(command)
    if words[0] == "raja" and not set(words) & {"|", "&&"}:
        ran_here(words[1:], folder)
    else:
        ran_in_a_shell(command, folder)


def ran_here(arguments: list[str], folder: Path) -> None:
    """The console script's own function, in the folder and as that person: what a process of its own loads is there."""
    said = io.StringIO()
    with (
        contextlib.chdir(folder),
        mock.patch.dict(os.environ, environment(folder), clear=True),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(said),
        pytest.raises(SystemExit) as ended,
    ):
        run(arguments)
    assert ended.value.code == 0, f"raja {shlex.join(arguments)}\n{said.getvalue()[-1500:]}"


def ran_in_a_shell(command: str, folder: Path) -> None:
    """The line as it stands, in a process of its own; nothing that it began goes on after its time."""
    with subprocess.Popen(
        ["bash", "-c", line(command)],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            said, complained = process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 0, f"{command}\n{said[-1500:]}\n{complained[-1500:]}"


def marked(commands: list[str]) -> list[object]:
    """Those that are left to ``make test-long`` with their mark."""
    return [pytest.param(text, marks=pytest.mark.long) if text in LONG else text for text in commands]


@pytest.mark.parametrize("command", marked(ENDING))
def test_a_command_runs(command: str, desk: Path) -> None:
    ran(command, desk)


@pytest.mark.parametrize("command", marked(SERVED))
def test_a_server_answers_and_ends_by_ctrl_c(command: str, desk: Path) -> None:
    if command.startswith("raja arduino"):
        command += " --virtual"
    else:
        command = re.sub(r" --port \d+", "", command)
        port = free_port()
        command += f" PORT={port}" if command.startswith("make") else f" --port {port}"
        if "--https" in command:
            (desk / "own.toml").write_text(f"[reaching]\nsecure_port = {free_port()}\n", encoding="utf-8")
            command = command.replace("raja ", "raja --settings own.toml ", 1)
    with open(desk / "said", "w", encoding="utf-8") as said:
        # A session of its own: Ctrl-C goes to all that it started, as in a terminal.
        # Where the tests run in the background their children would not heed Ctrl-C.
        process = subprocess.Popen(
            ["env", "--default-signal=INT", "bash", "-c", line(command)],
            cwd=desk,
            env=environment(desk),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        for _ in waiting():
            told = (desk / "said").read_text(encoding="utf-8")
            assert process.poll() is None, f"{command} ended: {told[-1500:]}"
            if answers(port) if "arduino" not in command else told:
                break
        os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE_S)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    # Stopped by Ctrl-C; `make` says of that with its own number that its program ended so.
    assert process.returncode in (0, 130, -signal.SIGINT, 2 if command.startswith("make") else 0)


def waiting() -> Iterator[None]:
    """Again and again, as long as there is patience."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        yield
        time.sleep(0.2)
    raise AssertionError("it does not answer")


def answers(port: int) -> bool:
    """Whether a page is served there."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status < 400
    except OSError:
        return False
    finally:
        connection.close()


@pytest.mark.parametrize("command", sorted(set(NOT_HERE) & set(TOLD)))
def test_what_cannot_be_run_is_spelt_as_its_program_has_it(command: str) -> None:
    words = [word.strip("[]") for word in command.split() if word not in ("|", "&&")]
    while words and (words[0] == "sudo" or "=" in words[0]):
        words = words[3:] if words[:2] == ["sudo", "-u"] else words[1:]
    flags = {word for word in words if re.fullmatch(r"--?[a-z][\w-]*", word)}
    if words[0] == "raja":
        assert flags <= options_of(words[1:])
    elif words[0] == "make" and "-C" not in words:
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    elif words[:2] == ["make", "-C"]:
        makefile = ROOT / words[2] / "Makefile"
        assert re.search(rf"^{words[3]}:", makefile.read_text(encoding="utf-8"), re.MULTILINE)
    elif script := script_of(words):
        text = script.read_text(encoding="utf-8")
        assert all(flag in text for flag in flags - {"-m"})
    else:
        assert re.fullmatch(r"[\w./-]+", words[0])


def options_of(words: list[str]) -> set[str]:
    """The options of ``raja`` and of the command that the words lead to."""
    command: click.Command = raja
    options = {"--help"}
    context = click.Context(raja)
    for word in words:
        if not isinstance(command, click.Group):
            break
        following = command.get_command(context, word)
        if following is None:
            break
        command = following
        options |= {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
    assert command is not raja
    return options


def script_of(words: list[str]) -> Path | None:
    """The repository's file that a command runs."""
    if "python" in words[0] and "-m" in words and words[words.index("-m") + 1] not in ("venv", "pytest"):
        module = ROOT / words[words.index("-m") + 1].replace(".", "/")
        return module.with_suffix(".py") if module.with_suffix(".py").exists() else module / "__main__.py"
    scripts = [ROOT / word for word in words[:2] if "scripts/" in word]
    return scripts[0] if scripts else None


def test_every_reason_and_stand_in_is_of_a_command_that_is_told() -> None:
    assert set(INSTEAD) - set(TOLD) == set()
    assert set(NOT_HERE) - set(TOLD) == set()
    assert not set(INSTEAD) & set(NOT_HERE)
    assert set(RUN) >= LONG


def test_every_command_of_raja_is_told_and_run_or_has_its_reason() -> None:
    context = click.Context(raja)
    told = {text.split()[1] for text in (*TOLD, *RUN) if text.startswith("raja ")}
    assert set(raja.list_commands(context)) <= told
    run = {word for command in RUN for word in re.findall(r"\braja (\w+)", command)}
    reasoned = {text.split()[1] for text in NOT_HERE if text.startswith("raja ")}
    assert set(raja.list_commands(context)) - run <= reasoned


def test_a_command_in_a_block_without_a_language_would_be_missed() -> None:
    assert {
        path.name: found for path in PAGES if (found := unlabelled_commands(path.read_text(encoding="utf-8")))
    } == {}


def test_commands_are_found_in_blocks_and_in_lines_and_remarks_are_left_out() -> None:
    page = "```sh\n# all of it\nraja doctor   # look\n$ make x\n```\n\nThen `raja odds --stones 3`, not `raja` nor `raja.local`.\n"
    assert list(commands_of(page)) == ["raja doctor", "make x", "raja odds --stones 3"]
    assert unlabelled_commands("```\nraja doctor --json\nnot this\n```\n") == ["raja doctor --json"]
