"""How the guide for hosts is read before it is followed (`make guide`)."""

from guide.guide_lines import GUIDE, guide_lines

PAGE = """text
```sh
sudo apt-get install -y python3-venv \\
  postgresql
echo one | sudo tee file
```
```console
$ not followed
```
```sh
sudo systemctl enable --now kontor.service kontor-backup.timer
sudo systemctl stop kontor
sudo systemctl restart kontor
```
"""


def test_the_lines_of_sh_blocks_are_followed_in_order_and_nothing_else() -> None:
    """A line that goes on is one command, and its number is where it begins."""
    lines = guide_lines(PAGE)

    assert [line.number for line in lines] == [3, 5, 11, 12, 13]
    assert lines[0].command == "sudo apt-get install -y python3-venv postgresql"
    assert lines[1].command == "echo one | sudo tee file"


def test_what_a_line_installs_starts_and_stops_is_known() -> None:
    """Timers are no services, and a restart is both."""
    install, echo, enable, stop, restart = guide_lines(PAGE)

    assert install.packages == ["python3-venv", "postgresql"]
    assert (echo.packages, echo.started, echo.stopped) == ([], [], [])
    assert (enable.started, enable.stopped) == (["kontor.service"], [])
    assert (stop.started, stop.stopped) == ([], ["kontor.service"])
    assert (restart.started, restart.stopped) == (["kontor.service"], ["kontor.service"])


def test_the_guide_installs_a_release_and_no_clone() -> None:
    """A host needs neither Git nor Node nor make."""
    commands = [line.command for line in guide_lines(GUIDE.read_text("utf-8"))]

    assert 'sudo /opt/kontor/bin/pip install "kontor[server]"' in commands
    assert any("kontor init" in command for command in commands)
    assert [word for command in commands for word in command.split() if word in ("git", "make", "npm")] == []
