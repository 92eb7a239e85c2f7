import { parseXml } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { countParts } from './countParts.ts'

test.each([
  ['a shape and what holds it count one each', '<svg><path/></svg>', 2],
  ['words count besides their element', '<svg><text>a</text></svg>', 3],
  ['a part counts again for each reference', '<svg><g id="a"><path/></g><rect mask="url(#a)"/><rect mask="url(#a)"/></svg>', 9],
  ['a part does not count within itself', '<svg><g id="a" mask="url(#a)"><path/></g></svg>', 3],
])('%s', (_rule, text, parts) => {
  const { root } = parseXml(text)
  expect(root && countParts(root)).toBe(parts)
})
