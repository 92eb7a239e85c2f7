import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../content/own/defineBlock.ts'
import { TestPage } from './react.ts'

it('defines a block whose `Block` a test can render as JSX', () => {
  const { Block } = defineBlock({
    schema: z.object({ for: z.number() }),
    Block: (fields) => <p>Serves {fields.for}</p>,
  })
  const page = (
    <TestPage>
      <Block for={4} />
    </TestPage>
  )
  expect(renderToStaticMarkup(page)).toBe('<p>Serves 4</p>')
})
