"""Run with: npm run test:art"""
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

from desk.front_matter import enter_images, with_image
from desk.register import by_language

ARTICLE = '---\ntitle: A chair\nrating: 4.2\nmade: { by: model }\n---\n\nText with rating: 5.\n'


class WithImage(unittest.TestCase):
    def test_a_picture_is_entered_before_the_rating(self):
        entered = with_image(ARTICLE, 'lead.webp', "A chair's arm")
        self.assertEqual(entered.split('\n')[2:6], ['image:', '  src: lead.webp', "  alt: 'A chair''s arm'", 'rating: 4.2'])

    def test_an_article_that_has_a_picture_keeps_it(self):
        entered = with_image(ARTICLE, 'lead.webp', 'A chair')
        self.assertEqual(with_image(entered, 'other.webp', 'A table'), entered)

    def test_an_article_without_rating_or_origin_gets_it_last(self):
        self.assertEqual(with_image('---\ntitle: A\n---\nText\n', 'lead.webp', 'B'), "---\ntitle: A\nimage:\n  src: lead.webp\n  alt: 'B'\n---\nText\n")


class EnterImages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.picture = SimpleNamespace(article='a-chair', file=self.folder / 'lead.webp', alt={'en': 'A chair', 'tr': 'Bir sandalye', 'ko': '의자 하나'})
        self.picture.file.touch()
        for language in ('en', 'tr', 'ru'):
            (self.folder / f'{language}.md').write_text(ARTICLE)

    def test_every_language_with_a_text_gets_the_picture_in_its_own_words(self):
        self.assertEqual(enter_images([self.picture]), ['a-chair/en', 'a-chair/tr'])
        self.assertEqual((self.folder / 'en.md').read_text(), with_image(ARTICLE, 'lead.webp', 'A chair'))
        self.assertEqual((self.folder / 'tr.md').read_text(), with_image(ARTICLE, 'lead.webp', 'Bir sandalye'))

    def test_a_language_without_a_text_is_left_alone(self):
        enter_images([self.picture])
        self.assertEqual((self.folder / 'ru.md').read_text(), ARTICLE)

    def test_a_text_without_an_article_makes_no_file(self):
        enter_images([self.picture])
        self.assertFalse((self.folder / 'ko.md').exists())

    def test_no_picture_no_field(self):
        self.picture.file.unlink()
        self.assertEqual(enter_images([self.picture]), [])


class ByLanguage(unittest.TestCase):
    def test_a_lone_text_is_english(self):
        self.assertEqual(by_language('A chair'), {'en': 'A chair'})

    def test_texts_by_language_stay_as_they_are(self):
        self.assertEqual(by_language({'en': 'A chair', 'ko': '의자 하나'}), {'en': 'A chair', 'ko': '의자 하나'})


if __name__ == '__main__':
    unittest.main()
