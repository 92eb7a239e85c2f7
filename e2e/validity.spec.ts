import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { sampledPaths, test } from './harness/magazinePages.ts'
import { expect } from './harness/test.ts'

const run = promisify(execFile)

/** A compiler that starts quickly is done before a better one has warmed up. */
const machine = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

test('the Nu HTML checker finds no error in any kind of page', async ({ site }) => {
  test.setTimeout(300_000)
  const files = [
    ...sampledPaths(site.out).map((path) => join(path, 'index.html')),
    '404.html',
    'tr/404.html',
    'ko/404.html',
    '500.html',
    'ru/500.html',
    'offline.html',
  ]
  const copies = files.map((file) => copyWithoutStyles(join(site.out, file), join(test.info().outputPath(), file)))
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
  const { stderr } = await run('java', [...machine, '-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', ...copies], {
    maxBuffer: 1e8,
  })
  const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] }
  expect(messages.map(({ url, message, extract }) => `${url}: ${message} … ${extract}`)).toEqual([])
})

/** The styles of headlines with long words, whose size depends on the width of a container. */
const containerStyle = / style="(?:container-type:inline-size|font-size:min\(1em, [\d.]+cqi\))"/g

/** The checker’s CSS grammar is years behind (`@container`, `anchor()`, `cqi`) and takes half its time; the bundler has parsed the styles. */
function copyWithoutStyles(file: string, copy: string): string {
  const html = readFileSync(file, 'utf8').replaceAll(/(<style\b[^>]*>).*?(?=<\/style>)/gs, '$1')
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, html.replaceAll(containerStyle, ''))
  return copy
}
