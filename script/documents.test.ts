import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every document of the engine; the publications' own texts do not count. */
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:[A-Z]+\.md|docs\/|examples\/sites\/\w+\/README\.md)/.test(file) && existsSync(join(root, file)))

/** Removes code, in which nothing is a link. */
function proseOf(file: string): string {
  return read(file)
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => code.replaceAll(/[[\]]/g, ''))
}

/** Returns the anchors of a document's headings, as code hosts make them. */
function anchorsOf(file: string): ReadonlySet<string> {
  const text = read(file).replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
  const seen = new Map<string, number>()
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
      const slug = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}

test.each(documents)('every link of %s leads to a file and a heading that exist', (file) => {
  const targets = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const wrong = targets.filter((target) => {
    if (/^\w+:/.test(target)) return false
    const [path = '', anchor] = target.split('#')
    const there = path === '' ? file : normalize(join(dirname(file), path))
    if (!existsSync(join(root, there))) return true
    return anchor !== undefined && !anchorsOf(there).has(anchor)
  })
  expect(wrong).toEqual([])
})

test('docs/README.md lists every document once', () => {
  const listed = [...read('docs/README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => normalize(join('docs', target)))
  const wanted = documents.filter(
    (file) => /^(?:[A-Z]+\.md|docs\/[^/]+\.md|docs\/decisions\/README\.md)$/.test(file) && file !== 'docs/README.md',
  )
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

test('a decision record has under 40 lines', () => {
  const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  expect(records.length).toBeGreaterThan(80)
  expect(records.filter((name) => read(`docs/decisions/${name}`).trimEnd().split('\n').length >= 40)).toEqual([])
})

test('no document tells publishers to install the package from a registry that does not have it', () => {
  const texts = documents.filter((file) => /npm install (?:--?\S+ )*roomwright(?:[\s`]|$)/m.test(read(file)))
  expect(texts).toEqual([])
})

test('documents for publishers write `npx roomwright`', () => {
  const guides = ['start', 'authoring', 'settings', 'languages', 'writing', 'importing', 'theming', 'search', 'extending', 'deploying']
  const wrong = guides.flatMap((name) =>
    read(`docs/${name}.md`)
      .split('\n')
      .filter((line) => /(?:^\$ |`|bin\/)roomwright (?:[a-z]+\b)/.test(line))
      .map((line) => `${name}: ${line}`),
  )
  expect(wrong).toEqual([])
})
