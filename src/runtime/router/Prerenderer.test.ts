import { expect, test } from 'vitest'
import type { PageData } from '../../shared/pages/pageData.ts'
import { Prerenderer } from './Prerenderer.ts'
import type { View } from './View.ts'
import type { ViewMaker } from './ViewMaker.ts'

test('a page that is forgotten while it is rendered is unmounted', async () => {
  const view = { path: '/oak', main: { dataset: {} } } as unknown as View
  const rendering = Promise.withResolvers<View>()
  const removed: View[] = []
  const views = { hasLayout: () => true, make: () => rendering.promise, remove: (it: View) => void removed.push(it) }
  const page = { webpackCompilationHash: 'a', result: {} } as PageData
  const services = { cache: { get: () => page }, build: { running: 'a', outdated: false } }
  const prerenderer = new Prerenderer(services as unknown as ConstructorParameters<typeof Prerenderer>[0], views as unknown as ViewMaker)

  const done = prerenderer.prerender('/oak')
  prerenderer.forget()
  rendering.resolve(view)
  await done
  expect(removed).toEqual([view])
  expect(prerenderer.find('/oak')).toBeUndefined()
})
