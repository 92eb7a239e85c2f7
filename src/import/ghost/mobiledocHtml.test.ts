import { expect, it } from 'vitest'
import type { CardContext } from './cardHtml.ts'
import { mobiledocHtml } from './mobiledocHtml.ts'

it.each([
  ['an atom without a name', { atoms: [[]], sections: [[1, 'p', [[1, [], 0, 0]]]] }],
  ['a card without a name', { cards: [[]], sections: [[10, 0]] }],
])('%s is passed over without a remark', (_what, document) => {
  const context: CardContext = { nodes: [], remarks: [] }
  expect(mobiledocHtml(document, context)).not.toContain('undefined')
  expect(context.remarks).toEqual([])
})
