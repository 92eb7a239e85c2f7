"""Floors that several rooms share, as words for `floor`."""
BLOCKS = {'kind': 'herringbone', 'cover': 'oak rough=.36', 'width': 0.1, 'length': 0.6}
DARK = {'cover': 'smoked_oak rough=.38', 'width': 0.18, 'length': 1.9}
FLAGS = {'kind': 'sheet', 'cover': 'tiles 857c6e 4f4a42 pitch=.55 rough=.4'}
OLD = {'cover': 'old_pine rough=.5', 'width': 0.2, 'length': 2.2}
PALE = {'cover': 'pale_oak rough=.4', 'width': 0.16, 'length': 1.9}
