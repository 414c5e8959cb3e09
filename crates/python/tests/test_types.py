"""The types say what is there, and everything that is there is explained."""

from __future__ import annotations

import ast
from pathlib import Path

import tokyo
from tokyo import _native

STUBS = Path(tokyo.__file__).with_name("_native.pyi")


def told() -> dict[str, set[str]]:
    classes = {}
    for node in ast.parse(STUBS.read_text()).body:
        if isinstance(node, ast.ClassDef):
            names = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            classes[node.name] = names - {"__init__"}
        elif isinstance(node, ast.FunctionDef):
            classes[node.name] = set()
    return classes


def test_types_are_told_of_everything_and_of_nothing_else() -> None:
    classes = told()
    there = {name for name in vars(_native) if not name.startswith("_")}
    assert there == set(classes)
    for name, members in classes.items():
        thing = getattr(_native, name)
        if isinstance(thing, type):
            shown = {part for part in vars(thing) if not part.startswith("_")}
            assert shown == {part for part in members if not part.startswith("_")}, name


def test_everything_has_a_docstring() -> None:
    things = [getattr(tokyo, name) for name in tokyo.__all__]
    assert all(thing.__doc__ for thing in things)
    plain = {"title", "seats", "id", "rules_version", "game"}
    for thing in things:
        for name, part in vars(thing).items() if isinstance(thing, type) else []:
            if not name.startswith("_") and name not in plain and thing.__module__ == "tokyo":
                assert part.__doc__, f"{thing.__name__}.{name}"
