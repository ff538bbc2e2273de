"""Reads a program's accessibility tree, and performs actions in it.

A separate program, because Debian's bindings of AT-SPI need Debian's Python:

    /usr/bin/python3 accessible_tree.py PID               # prints the elements as JSON
    /usr/bin/python3 accessible_tree.py PID press NAME    # performs the action of an element
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = {
    "selected": Atspi.StateType.SELECTED,
    "focused": Atspi.StateType.FOCUSED,
    "sensitive": Atspi.StateType.SENSITIVE,
}


def application(pid):
    desktop = Atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    return next((program for program in programs if program and program.get_process_id() == pid), None)


def children(element):
    return [child for index in range(element.get_child_count()) if (child := element.get_child_at_index(index))]


def describe(element):
    component, states = element.get_component_iface(), element.get_state_set()
    box = component.get_extents(Atspi.CoordType.WINDOW) if component else None
    return {
        "role": element.get_role_name(),
        "name": element.get_name(),
        "description": element.get_description(),
        "frame": [box.x, box.y, box.width, box.height] if box else None,
        "states": [name for name, state in STATES.items() if states.contains(state)],
        "children": [describe(child) for child in children(element)],
    }


def find(element, name):
    if element.get_name() == name:
        return element
    return next((found for child in children(element) if (found := find(child, name))), None)


def press(element):
    action = element.get_action_iface()
    names = [action.get_action_name(index) for index in range(action.get_n_actions())]
    action.do_action(names.index("element.press"))


program = application(int(sys.argv[1]))
if program is None:
    print("null")
elif sys.argv[2:3] == ["press"]:
    press(find(program, sys.argv[3]))
else:
    print(json.dumps(describe(program)))
