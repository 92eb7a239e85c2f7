"""Run with: npm run test:art"""
import json
import tempfile
import unittest
from pathlib import Path

from desk.details import NARROWEST, digest, load_details, outdated, task_of
from scenes import SCENES


def written(records, folder):
    file = Path(folder) / 'details.json'
    file.write_text(json.dumps(records))
    return load_details(file)


class TheRegister(unittest.TestCase):
    def test_every_picture_stands_beside_a_text_that_shows_it(self):
        for detail in load_details():
            with self.subTest(detail.file.name, article=detail.article):
                self.assertTrue(detail.file.exists(), 'run art/details')
                self.assertTrue(f'](./{detail.file.name} "' in (detail.file.parent / 'en.md').read_text(), 'no text shows it')

    def test_cuts_are_of_the_lead_pictures_as_they_are(self):
        self.assertEqual([detail.article for detail in outdated(load_details())], [])

    def test_no_cut_is_too_narrow_for_a_column_of_text(self):
        self.assertEqual([detail.article for detail in load_details() if detail.cut and detail.cut[2] < NARROWEST], [])

    def test_every_camera_looks_at_a_scene_that_there_is(self):
        self.assertEqual([detail.scene for detail in load_details() if not detail.cut and detail.scene not in SCENES], [])


class Records(unittest.TestCase):
    def test_a_camera_looks_at_the_scene_of_the_lead(self):
        with tempfile.TemporaryDirectory() as folder:
            [detail] = written({'a-drawer-that-sticks/side': {'camera': {'place': [0, -1, 1], 'target': [0, 0, 0], 'lens': 60}}}, folder)
        self.assertEqual((detail.scene, detail.seed), ('chest-with-a-stuck-drawer', 70))
        self.assertEqual(task_of(detail, 'x.webp', 8)['camera']['lens'], 60)

    def test_a_cut_of_another_lead_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            fresh, stale = written({'leather-sofa-care/a': {'cut': [0, 0, 900, 600], 'of': '?'}, 'leather-sofa-care/b': {'cut': [0, 0, 900, 600], 'of': 'old'}}, folder)
        self.assertEqual(outdated([fresh, stale]), [fresh, stale])
        now = digest(fresh.lead)
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(outdated(written({'leather-sofa-care/a': {'cut': [0, 0, 900, 600], 'of': now}}, folder)), [])

    def test_a_cut_asks_for_no_scene(self):
        with tempfile.TemporaryDirectory() as folder:
            [detail] = written({'leather-sofa-care/a': {'cut': [10, 20, 900, 600], 'of': 'x'}}, folder)
        self.assertEqual(sorted(task_of(detail, 'x.webp', 8)), ['cut', 'file', 'largest', 'picture'])


if __name__ == '__main__':
    unittest.main()
