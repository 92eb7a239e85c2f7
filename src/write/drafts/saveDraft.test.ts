import { expect, test } from 'vitest'
import { slugFault } from '../../content/schemas/fields.ts'
import { draftSlug } from './saveDraft.ts'

test.each([
  ['mavi-odalar', 'Mavi Odalar', 'mavi-odalar'],
  ['', 'İnce Işık: Şehirde', 'ince-isik-sehirde'],
  ['../../etc/passwd', 'A quiet room', 'a-quiet-room'],
  ['Not A Slug', 'A quiet room', 'a-quiet-room'],
  ['синяя-комната', 'Синяя комната', 'синяя-комната'],
  ['a--b', 'Ä b', 'a-b'],
  ['', '🙂', 'section'],
  ['', '파란 방', '파란-방'],
])('the slug %j for "%s" becomes %s', (proposed, title, slug) => {
  expect(draftSlug(proposed, title)).toBe(slug)
  expect(slugFault(slug)).toBeUndefined()
})

test('a title without end gives a slug with one', () => {
  expect(Buffer.byteLength(draftSlug('', 'очень длинное слово '.repeat(40)))).toBeLessThanOrEqual(100)
  expect(draftSlug('', 'ы'.repeat(500))).toBe('article')
})
