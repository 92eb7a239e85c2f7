import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere, runnerOf } from '../testing/runHere.ts'
import { runProgram } from '../testing/runProgram.ts'

const root = join(import.meta.dirname, '../../..')
let home: string

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync(join(root, 'fixtures/sites/minimal'), join(home, 'site'), { recursive: true })
  mkdirSync(join(home, 'notes'))
  writeFileSync(
    join(home, 'notes/a.md'),
    '---\ntitle: A\ndate: 2020-01-02\ntags: [Wood]\n---\nA text of some length, which describes it.\n',
  )
  writeFileSync(join(home, 'wrong.yaml'), 'Wood: furnitur\n')
})

afterAll(() => rmSync(home, { recursive: true }))

/** Runs an import as a program or, what takes less time, in this process. */
async function run(args: readonly string[], runner = runProgram): Promise<{ readonly status: number | null; readonly said: string }> {
  const { status, out, err } = await runner(['import', ...args], home)
  return { status, said: out + err }
}

test('import prints a summary and writes the report into the publication', async () => {
  const { status, said } = await run(['markdown', 'notes', '--map', 'map.yaml'])
  expect(said).toBe(
    '1 text: 1 new, 1 redirect added.\nmap.yaml has guesses of where each tag and category goes. Correct it, then import again.\nThe report: site/import-report.md\n',
  )
  expect(status).toBe(0)
  expect(readFileSync(join(home, 'map.yaml'), 'utf8')).toMatch(/^Wood: null$/m)
  expect(existsSync(join(home, 'site/articles/a/en.md'))).toBe(true)
  expect((await run(['markdown', 'notes', '--report', 'other.md'], runHere)).said).toBe(
    '1 text: 1 unchanged.\nNothing changed.\nThe report: other.md\n',
  )
  expect(readFileSync(join(home, 'other.md'), 'utf8')).toContain('# Import report')
}, 60_000)

test.each([
  ['notes', "--report: 'notes' is a folder. Name a file."],
  ['wrong.yaml/report.md', "--report: 'wrong.yaml/report.md' cannot be a file, because 'wrong.yaml' is one."],
])(
  'nothing is imported if its report cannot be written: %s',
  async (report, message) => {
    cpSync(join(root, 'fixtures/sites/minimal'), join(home, 'other'), { recursive: true })
    const { status, said } = await run(['markdown', 'notes', '--site', 'other', '--report', report], runHere)
    expect(said).toContain(message)
    expect(status).toBe(2)
    expect(existsSync(join(home, 'other/articles/a'))).toBe(false)
  },
  60_000,
)

const refused = [
  [['markdown', 'notes', '--map', 'wrong.yaml'], 1, 'wrong.yaml:1:7  error  import-map  There is no category "furnitur".'],
  [
    ['markdown', 'notes', '--site', 'none'],
    2,
    'There is no publication at none. Create one with `npx roomwright init none`, or name another with --site DIR.',
  ],
  [['markdown', 'nowhere'], 2, 'nowhere is not a folder of Markdown files.'],
  [['wordpress', 'notes/a.md'], 2, 'SOURCE must be a WordPress export'],
  [['blogger', 'notes'], 2, 'Allowed choices are hugo, jekyll, wordpress, ghost, gatsby, markdown.'],
  [['markdown'], 2, "missing required argument 'source'"],
] as const
const runnerFor = runnerOf<readonly string[]>(refused.map(([args]) => args))

test.each(refused)(
  'import %j: exit %i, %s',
  async (args, expected, words) => {
    const { status, said } = await run(args, runnerFor(args))
    expect(said).toContain(words)
    expect(said).not.toMatch(/^\s+at /m)
    expect(status).toBe(expected)
  },
  60_000,
)
