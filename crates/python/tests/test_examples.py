"""The notebook runs from top to bottom, and the example learns."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import nbformat
from conftest import ROOT
from nbclient import NotebookClient

EXAMPLES = ROOT / "examples"


def test_the_notebook_runs_from_top_to_bottom() -> None:
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [part for cell in notebook.cells for part in cell.get("outputs", [])]
    pictures = [part for part in outputs if "image/svg+xml" in part.get("data", {})]
    assert pictures, "a state shows itself as a picture"
    assert outputs[-1]["data"]["text/plain"] == "True"


def test_the_example_learns(tmp_path: Path) -> None:
    words = ["--decisions", "400000", "--games", "256", "--svg", str(tmp_path / "curve.svg")]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo_king_of_tokyo.py"), *words],
        check=True, capture_output=True, text=True,
    )
    rates = [float(found) for found in re.findall(r"([\d.]+) % \(", done.stdout)]
    assert len(rates) > 5 and rates[-1] >= 80, done.stdout
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
