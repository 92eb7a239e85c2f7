import { expect, test } from 'vitest'
import { differsInSubstance } from './substance.ts'

const file = (body: string, fields = 'title: A Plain Chair\nimage: { src: ./chair.webp }\n') => `---\n${fields}---\n${body}`
const text = 'Cut four legs of 45 cm and sand them. Then [glue](/articles/glue) the joints.\n'

test.each([
  ['a moved comma', text.replace('cm and', 'cm, and'), false],
  ['two other words', text.replace('sand them', 'plane those'), false],
  ['three other words', text.replace('sand them. Then', 'plane those. Later'), true],
  ['three words more', `${text} Let it dry.`, true],
  ['two words more', `${text} Clamp them.`, false],
  ['three words less', text.replace(' the joints', '').replace('four ', ''), true],
  ['words in another order', text.replace('four legs of 45 cm', '45 cm of four legs'), true],
  ['another figure', text.replace('45', '46'), true],
  ['another sign', text.replace('45', '-45'), true],
  ['two figures exchanged', 'One of 3 and one of 5.', true, 'One of 5 and one of 3.'],
  ['a link that leads elsewhere', text.replace('/articles/glue', '/articles/hide-glue-2-3'), false],
  ['list items counted anew', '2. Cut it.\n3. Sand it.\n', false, '1. Cut it.\n2. Sand it.\n'],
  ['a picture in the text', `${text}\n![Two](./b.webp)`, true, `${text}\n![Two](./a.webp)`],
  ['a picture in a block', 'before: { src: ./b.webp, alt: Two }', true, 'before: { src: ./a.webp, alt: Two }'],
])('a difference in substance is recognised: %s', (_name, after, isSubstance, before = text) => {
  expect(differsInSubstance(file(before), file(after))).toBe(isSubstance)
  expect(differsInSubstance(file(after), file(before))).toBe(isSubstance)
})

test.each([
  ['title: A Very Plain Oak Bench\nimage: { src: ./chair.webp }\n', true],
  ['title: A Plain Chair\ndescription: How to make it.\nimage: { src: ./chair.webp }\n', true],
  ['title: A Plain Chair\nimage: { src: ./bench.webp }\n', true],
  ['title: A Plain Chair\nimage: { src: chair.webp, alt: A chair of four boards }\n', false],
  ['title: A Plain Chair\nauthor: Somebody Else Entirely 3\nimage: { src: ./chair.webp }\n', false],
])('a difference in substance is recognised in other fields: %j', (fields, isSubstance) => {
  expect(differsInSubstance(file(text), file(text, fields))).toBe(isSubstance)
})
