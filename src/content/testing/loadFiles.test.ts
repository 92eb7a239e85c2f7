import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runConfig } from '../load/config/runConfig.ts'
import { runConfigOnce } from './loadFiles.ts'

const sites = join(import.meta.dirname, '../../../fixtures/sites')
const files = globSync('*/site.config.ts', { cwd: sites }).map((file) => join(sites, file))

test('settings that are read in-process equal those that a process reads', async () => {
  const texts = files
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    // The others run in a process either way.
    .filter(({ text }) => /^\s*export default \{/.test(text))
  expect(texts.length).toBeGreaterThan(3)
  for (const request of texts) expect(await runConfigOnce(request), request.path).toEqual(await runConfig(request))
})

test.each([
  ['a function', 'export default { title: () => 1 }'],
  ['a mistake', 'export default { a: 1,, }'],
  ['a throw', "export default { get a() { throw new Error('boom') } }"],
])('%s in the settings gives the same answer in-process as in a process', async (_what, text) => {
  const request = { path: '/nowhere/site.config.ts', text }
  expect(await runConfigOnce(request)).toEqual(await runConfig(request))
})
