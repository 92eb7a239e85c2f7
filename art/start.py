"""Blender's way in: blender -b -P art/start.py -- JOB, where JOB is a list of tasks as JSON."""
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from kit.job import run  # noqa: E402

run(json.loads(sys.argv[sys.argv.index('--') + 1]))
