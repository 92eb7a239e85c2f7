import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messages } from '../../testing/renderInLayout.tsx'
import { MessagesContext } from '../../messages/MessagesContext.ts'
import { ColourStrip } from './ColourStrip.tsx'

test('each colour begins where the previous one ends, and the last one fills the strip', () => {
  const shares = [
    { colour: '#cbb88d', percent: 60 },
    { colour: '#4f2f1f', percent: 39 },
  ]
  const html = renderToStaticMarkup(
    <MessagesContext value={messages}>
      <ColourStrip colours={{ shares, words: 'beige 60%, dark brown 39%' }} />
    </MessagesContext>,
  )
  expect(html).toContain('linear-gradient(90deg,#cbb88d 0 61%,#4f2f1f 0 100%)')
  expect(html).toContain('The colours of the picture, by area: beige 60%, dark brown 39%</span>')
})
