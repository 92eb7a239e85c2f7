import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiedModules, groupedModules, isCopied, scriptGroups } from './scriptGroups.ts'

const source = join(import.meta.dirname, '../..')

/** Returns the script that a module belongs to, by the path below the root. */
const groupOf = (path: string) => scriptGroups.find(({ test: isIn }) => isIn.test(path))?.name

test('every module that is put into a script is there, so that a move cannot put it elsewhere unnoticed', () => {
  const named = [...Object.values(groupedModules).flat(), ...copiedModules]
  expect(named.filter((path) => !existsSync(join(source, path)))).toEqual([])
})

test.each(Object.entries(groupedModules))('the modules of the script `%s` are in it, on every system', (name, paths) => {
  for (const path of paths) {
    const file = path.endsWith('/') ? `${path}some.ts` : path
    expect([groupOf(`/engine/src/${file}`), groupOf(`C:\\engine\\src\\${file.replaceAll('/', '\\')}`)], path).toEqual([name, name])
  }
})

test.each([
  ['node_modules/react-dom/client.js', 'renderer'],
  ['src/runtime/start.ts', undefined],
  ['src/ui/components/Card/Card.tsx?copy=SearchList', undefined],
  ['src/shared/pages/pageData.ts', undefined],
])('the module %s is in the script %s', (path, name) => {
  expect(groupOf(path)).toBe(name)
})

test.each([
  ['./useTitles.ts', true],
  ['../Written/Written.tsx', true],
  ['../../components/Prose/Prose.tsx', true],
  ['../../islands/island.ts', true],
  ['../../../shared/html/keepTogether.ts', true],
  ['../../../shared/html/headTags.ts', false],
  ['../../messages/MessagesContext.ts', false],
  ['react', false],
])('whether an island has its own copy of %s: %s', (specifier, expected) => {
  expect(isCopied(specifier)).toBe(expected)
})
