"""Run with: npm run test:art"""
import shutil
import tempfile
import unittest
from pathlib import Path

from desk.model_rooms import load_measured, measure, outdated
from desk.model_rooms_command import written_texts
from desk.room_blocks import with_blocks, written
from desk.room_facts import Thing, beside, footprint
from desk.room_plans import SITE, written_plans
from rooms import ROOMS


def standing(piece='table', size=(100, 50, 70), low=(0, 0, 0), high=(100, 50, 70), turned=False):
    return Thing(piece, size, low, high, (), turned)


class WhatIsWritten(unittest.TestCase):
    maxDiff = None

    def test_every_room_of_the_publication_is_a_scene(self):
        self.assertEqual(sorted(ROOMS), sorted(folder.name for folder in (SITE / 'rooms').iterdir()))

    def test_texts_and_plans_say_what_the_script_gives(self):
        for file, text in {**written_texts(ROOMS), **written_plans()}.items():
            with self.subTest(file=file.name, room=file.parent.name):
                self.assertEqual(file.read_text(), text, 'run art/model-rooms')

    def test_rooms_were_measured_in_the_scenes_and_pictures_as_they_are(self):
        self.assertEqual(outdated(), [], 'run art/model-rooms --measure with these')

    @unittest.skipUnless(shutil.which('blender'), 'there is no Blender')
    def test_blender_measures_again_what_was_written(self):
        room = 'a-dark-study'
        with tempfile.TemporaryDirectory() as folder:
            self.assertTrue(measure([room], Path(folder)))
            again = (Path(folder) / f'{room}.json').read_text()
        self.assertEqual(again, (Path(__file__).parents[1] / 'rooms' / 'measured' / f'{room}.json').read_text())

    def test_the_colours_of_a_picture_add_up(self):
        for room in ROOMS:
            self.assertEqual(sum(percent for _, percent in load_measured(room)['colours']), 100, room)


class WithBlocks(unittest.TestCase):
    def test_fences_are_filled_in_their_order(self):
        text = 'A\n\n```dimensions\n```\n\nB\n\n```dimensions\nold\n```\n'
        self.assertEqual(with_blocks(text, {'dimensions': ['x: 1\n', 'x: 2\n']}), 'A\n\n```dimensions\nx: 1\n```\n\nB\n\n```dimensions\nx: 2\n```\n')

    def test_a_text_without_a_place_for_a_block_is_told(self):
        with self.assertRaisesRegex(ValueError, 'no place for plan'):
            with_blocks('```palette\n```\n', {'palette': ['x: 1\n'], 'plan': ['y: 2\n']})

    def test_names_are_quoted_where_yaml_would_read_something_else(self):
        self.assertEqual(written({'name': 'Chair, left', 'at': [1, 2]}), '{ name: "Chair, left", at: [1, 2] }')
        self.assertEqual(written('Стул'), 'Стул')


class Footprint(unittest.TestCase):
    def test_what_stands_aslant_is_as_round_as_its_longer_side(self):
        turned = standing('wing_chair', (80, 76, 114), (303, 219, 0), (406, 321, 114), turned=True)
        # The middle of the box is at (354.5, 270).
        self.assertEqual(footprint(turned), ('round', [314, 230], [80, 80]))

    def test_what_stands_straight_takes_its_box(self):
        self.assertEqual(footprint(standing(low=(10, 20, 0), high=(110, 70, 70))), ('box', [10, 20], [100, 50]))

    def test_a_thing_under_another_ends_at_its_edge(self):
        self.assertEqual(beside([248, 122], [58, 60], [250, 180], [120, 120]), ([248, 122], [58, 58]))
        self.assertEqual(beside([0, 0], [10, 10], [50, 50], [10, 10]), ([0, 0], [10, 10]))


if __name__ == '__main__':
    unittest.main()
