import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallWatch } from '../../plugins/CallWatch.ts'
import { createOwnBlocks } from './OwnBlocks.ts'

test('the block that is rendered is known meanwhile, with its page', () => {
  const calls: string[] = []
  const watch = new CallWatch()
  watch.duringSync = (what, call) => {
    calls.push(what)
    return call()
  }
  const blocks = new Map([['servings', { schema: z.object({}), Block: () => 'Serves four' }]])
  const own = createOwnBlocks({
    blocks,
    styles: {},
    renderer: { renderPart: (part: () => unknown) => String(part()) } as never,
    directory: '/site',
    watch,
  })
  expect(own.render({ kind: 'own', name: 'servings', fields: {} } as never, { path: '/articles/soup' } as never)).toContain('Serves four')
  expect(calls).toEqual(['blocks/servings.tsx on /articles/soup'])
})
