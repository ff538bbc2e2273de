"""A mouse and a touchpad of a Wayland desktop that allows programs to be one (`wlr-virtual-pointer-unstable-v1`)."""

import socket
import struct
import time

# https://wayland.freedesktop.org/docs/html/ch04.html#sect-Protocol-Wire-Format: the first objects, and the numbers of requests.
DISPLAY = 1
GET_REGISTRY, BIND, CREATE_POINTER = 1, 0, 0
MOTION_ABSOLUTE, BUTTON, AXIS, FRAME, AXIS_SOURCE, AXIS_STOP, AXIS_DISCRETE = range(1, 8)
WHEEL, FINGER = 0, 1
LEFT_BUTTON = 0x110
# The distance that desktops report for one click of a wheel.
CLICK = 15


class WaylandPointer:
    """Moves, clicks and scrolls. Positions are those of the desktop, in pixels."""

    def __init__(self, path, size):
        self.size = size
        self.connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.connection.connect(str(path))
        registry, manager, self.pointer = 2, 3, 4
        self.send(DISPLAY, GET_REGISTRY, struct.pack("I", registry))
        name = self.global_name(b"zwlr_virtual_pointer_manager_v1")
        interface = text(b"zwlr_virtual_pointer_manager_v1")
        self.send(registry, BIND, struct.pack("I", name) + interface + struct.pack("II", 1, manager))
        self.send(manager, CREATE_POINTER, struct.pack("II", 0, self.pointer))

    def global_name(self, interface):
        """Return the number under which the desktop offers an interface."""
        while True:
            (_, header) = struct.unpack("II", self.read(8))
            body = self.read((header >> 16) - 8)
            (name, length) = struct.unpack_from("II", body)
            if body[8 : 8 + length - 1] == interface:
                return name

    def move(self, x, y):
        self.report(MOTION_ABSOLUTE, struct.pack("IIII", x, y, *self.size))

    def press(self):
        self.report(BUTTON, struct.pack("II", LEFT_BUTTON, 1))

    def release(self):
        self.report(BUTTON, struct.pack("II", LEFT_BUTTON, 0))

    def turn_wheel(self, clicks):
        """Turn the wheel down, or up by a negative number of clicks."""
        for _ in range(abs(clicks)):
            direction = clicks // abs(clicks)
            self.send(self.pointer, AXIS_SOURCE, struct.pack("I", WHEEL))
            self.report(AXIS_DISCRETE, struct.pack("Iii", 0, fixed(CLICK * direction), direction))
            time.sleep(0.05)

    def slide(self, distance):
        """Move two fingers up on the touchpad, by a distance that scrolls down."""
        self.send(self.pointer, AXIS_SOURCE, struct.pack("I", FINGER))
        self.report(AXIS, struct.pack("Ii", 0, fixed(distance)))

    def lift(self):
        """Lift the two fingers."""
        self.send(self.pointer, AXIS_SOURCE, struct.pack("I", FINGER))
        self.report(AXIS_STOP, struct.pack("I", 0))

    def report(self, request, values):
        """Report an event that happens now, as the only one of its moment."""
        now = struct.pack("I", int(time.monotonic() * 1000) & 0xFFFFFFFF)
        self.send(self.pointer, request, now + values)
        self.send(self.pointer, FRAME, b"")

    def send(self, target, request, body):
        self.connection.sendall(struct.pack("II", target, (8 + len(body)) << 16 | request) + body)

    def read(self, count):
        data = self.connection.recv(count, socket.MSG_WAITALL)
        assert len(data) == count, "the desktop has closed the connection"
        return data

    def close(self):
        self.connection.close()


def text(value):
    """Return a string of the protocol: its length with the final zero, and its bytes up to a multiple of four."""
    return struct.pack("I", len(value) + 1) + value + bytes(4 - len(value) % 4)


def fixed(value):
    """Return a number of the protocol with eight binary places."""
    return int(value * 256)
