import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { documentPaths, testOutput } from './testSite.ts'

const run = promisify(execFile)

test('the Nu HTML checker finds no error in any page', async () => {
  test.setTimeout(300_000)
  const files = [
    ...documentPaths().map((path) => join(testOutput, path, 'index.html')),
    join(testOutput, '404.html'),
    join(testOutput, '500.html'),
    join(testOutput, 'offline.html'),
  ]
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
  const { stderr } = await run('java', ['-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', ...files], {
    maxBuffer: 1e8,
  })
  const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] }
  // The checker's CSS grammar is years behind (`@container`, `anchor()`); the bundler's own parser has read the styles.
  const ofHtml = messages.filter(({ message }) => !message.startsWith('CSS:'))
  expect(ofHtml.map(({ url, message, extract }) => `${url.split('/test/site')[1]}: ${message} … ${extract}`)).toEqual([])
})
