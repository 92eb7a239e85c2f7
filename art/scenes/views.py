"""Cameras over a table that several scenes share."""
HIGH = {'place': (0.0, -1.15, 0.72), 'target': (0.0, 0.03, 0.03), 'lens': 47, 'level': False, 'focus': 1.36, 'stop': 5.6}
LOW = {'place': (0.0, -1.25, 0.42), 'target': (0.0, 0.0, 0.1), 'lens': 50, 'level': False, 'focus': 1.27, 'stop': 4.0}
