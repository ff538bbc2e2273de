"""A session with assistive technologies, and what they see of a program."""

import json
import os
import subprocess
from pathlib import Path

READER = Path(__file__).with_name("accessible_tree.py")
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
# Only the bus of assistive technologies is started. Other services need a desktop.
CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type><listen>unix:tmpdir=/tmp</listen><servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""


class Session:
    def __init__(self, folder, display):
        (folder / "services").mkdir()
        (folder / "services" / SERVICE.name).write_text(SERVICE.read_text())
        (folder / "session.conf").write_text(CONFIGURATION.format(services=folder / "services"))
        quiet = {"DISPLAY": display, "GSETTINGS_BACKEND": "memory", "XDG_CONFIG_HOME": str(folder)}
        self.bus = subprocess.Popen(
            ["dbus-daemon", f"--config-file={folder / 'session.conf'}", "--nofork", "--print-address"],
            env=os.environ | quiet, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        address = self.bus.stdout.readline().strip()
        self.environment = quiet | {"DBUS_SESSION_BUS_ADDRESS": address, "GTK_A11Y": "atspi"}

    def let_listen(self):
        """Enable accessibility on the bus, as a screen reader does when it starts."""
        subprocess.run(
            ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
             "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled",
             "variant:boolean:true"],
            env=os.environ | self.environment, check=True, capture_output=True,
        )  # fmt: skip

    def read(self, shown, *command):
        done = subprocess.run(
            ["/usr/bin/python3", "-W", "ignore", READER, str(shown.program.pid), *command],
            env=os.environ | self.environment, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout or "null")

    def elements(self, shown):
        """Return all elements of a program in reading order, each before the elements that it contains."""

        def flat(element):
            yield element
            for child in element["children"]:
                yield from flat(child)

        tree = self.read(shown)
        return list(flat(tree)) if tree else []

    def items(self, shown):
        return [element for element in self.elements(shown) if element["role"] == "list item"]

    def close(self):
        self.bus.terminate()
        self.bus.wait()
