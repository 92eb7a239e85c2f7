import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Source {
  /** Relative to `src/ui`. */
  readonly file: string
  readonly text: string
}

const live =
  /\buse(?:State|Reducer|(?:Layout|Insertion)?Effect|Ref|SyncExternalStore|Transition|Optimistic|ActionState)\s*[(<]|\son[A-Z]\w*=\{/

/** Returns what is wrong with a file and how to fix it; undefined if nothing is. */
function checkFile({ file, text }: Source): string | undefined {
  const [name = ''] = /[^/]+$/.exec(file) ?? []
  if (name.endsWith('.island.tsx')) {
    const component = name.replace('.island.tsx', '')
    const exports = [...text.matchAll(/^export (?:default |const |function |class )?(\w+)/gm)].map(([, what]) => what)
    if (exports.join() !== component || !text.includes(`export const ${component} = island(`))
      return `${file} exports one component: export const ${component} = island(…)`
    if (/\buseTitles\b/.test(text) && !name.startsWith('Search'))
      return `${file} searches titles: begin its name with Search, and they are fetched along with its script`
    if (/\buseId\b/.test(text)) return `${file}: useId returns other ids in the browser; build them from the props`
    return undefined
  }
  const [found] = live.exec(text) ?? []
  // A hook works only in a component, and components are checked too.
  if (found && !/^use[A-Z]\w*\.ts$/.test(name))
    return `${file} has ${found.trim().replace(/[(<={]+$/, '')}, which does nothing in a document: move the part into a file ${name.replace(/\.tsx?$/, '')}.island.tsx and write <Island on="touch"> around it`
  for (const [, island = ''] of text.matchAll(/import \{ (\w+) \} from '[^']*\.island\.tsx'/g)) {
    const uses = text.match(new RegExp(`<${island}\\b`, 'g')) ?? []
    const around = text.match(new RegExp(`<Island on="\\w+">\\s*<${island}\\b`, 'g')) ?? []
    if (uses.length !== around.length)
      return `${file} has <${island}> alone, which does nothing in a document: write <Island on="touch"> around it`
  }
  return undefined
}

const folder = join(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

describe('interactive code in src/ui', () => {
  test('is only in islands', () => {
    expect(sources.map(checkFile).filter(Boolean)).toEqual([])
  })

  test.each([
    [
      'components/A.tsx',
      'const [a, setA] = useState(0)',
      'components/A.tsx has useState, which does nothing in a document: move the part into a file A.island.tsx',
    ],
    ['components/A.tsx', 'useEffect(() => {})', 'has useEffect'],
    ['components/A.tsx', '<button onClick={go}>', 'has onClick'],
    ['components/A.tsx', "import { B } from './B.island.tsx'\n<B />", 'components/A.tsx has <B> alone'],
    ['components/B.island.tsx', 'export const A = island(() => null)', 'exports one component: export const B = island(…)'],
    ['components/B.island.tsx', 'export const B = () => null', 'exports one component'],
    ['components/B.island.tsx', 'export const B = island(() => useId())', 'useId returns other ids'],
    ['components/B.island.tsx', 'export const B = island(() => useTitles())', 'begin its name with Search'],
  ])('in %s: %j is refused with a remedy', (file, text, words) => {
    expect(checkFile({ file, text })).toContain(words)
  })

  test('is accepted in an island, in a hook file, and inside an <Island> element', () => {
    expect(
      checkFile({ file: 'B.island.tsx', text: 'export const B = island(() => { useState(0); return <b onClick={go} /> })' }),
    ).toBeUndefined()
    expect(checkFile({ file: 'useB.ts', text: 'useState(0)' })).toBeUndefined()
    expect(checkFile({ file: 'A.tsx', text: `import { B } from './B.island.tsx'\n<Island on="idle">\n  <B />` })).toBeUndefined()
  })
})
