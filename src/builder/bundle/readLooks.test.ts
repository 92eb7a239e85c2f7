import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { lookNames } from '../../shared/colours/themeColours.ts'
import { readLooks } from './readLooks.ts'

function stage(look: string) {
  const root = temporaryFolder('looks')
  const files = {
    'src/ui/looks/common.css': ':root { --edge-outer: 1px }',
    'src/ui/looks/plain.css': look,
    'src/ui/looks/blueprint.css': '',
    'src/ui/looks/fonts/own.woff2': 'a font',
    'src/ui/components/Card/Card.module.css': '.card { color: red } .words { color: blue }',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return { root, target: join(root, 'target') }
}

test('a look can style classes of components, and brings its own faces', () => {
  const { root, target } = stage(
    "@font-face { font-family: Own; src: url('./fonts/own.woff2'); unicode-range: U+41-5A } .Card_words { color: green }",
  )
  const looks = readLooks(root, target)
  expect(Object.keys(looks)).toEqual(lookNames.filter((name) => name !== 'house'))
  const { sheet, files, faces, cardFaces } = looks.plain ?? {}
  expect(sheet).toMatch(/^:root\{--edge-outer:1px\}@font-face\{.*\}\.[a-zA-Z]\d+\{color:green\}$/)
  expect(files).toEqual([expect.stringMatching(/^assets\/own-[\da-f]{8}\.woff2$/)])
  expect(existsSync(join(target, files?.[0] ?? ''))).toBe(true)
  expect(faces).toMatchObject([{ family: 'Own', url: `/${files?.[0]}` }])
  expect(cardFaces).toEqual(files)
})

test.each(['.Card_word', '.Crad_words'])('a look that styles %s, which is no class, is refused', (name) => {
  const { root, target } = stage(`${name} { color: green }`)
  expect(() => readLooks(root, target)).toThrow(/^A look names the class/)
})
