import { expect, test } from 'vitest'
import { messages } from '../../../ui/messages/tr/messages.ts'
import { nameBacklinks } from './articleProps.ts'

test('a link back from a footnote says where it leads, in the language of the page', () => {
  const named = nameBacklinks('<li id="fn-2"><a href="#fnref-2" role="doc-backlink">2</a> <a href="#fnref-2">x</a></li>', messages)
  expect(named).toBe(
    '<li id="fn-2"><a href="#fnref-2" role="doc-backlink" aria-label="2 numaralı nota dön">2</a> <a href="#fnref-2">x</a></li>',
  )
})
