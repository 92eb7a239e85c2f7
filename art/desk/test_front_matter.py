"""Run with: python3 -m unittest discover -s art/desk -t art"""
import unittest

from desk.front_matter import with_image

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


if __name__ == '__main__':
    unittest.main()
