import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildIfChanged } from './buildIfChanged.ts'

const root = join(import.meta.dirname, '../../..')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'reads-outside-')))
const site = join(home, 'site')
const kit = join(home, 'kit')

afterAll(() => rmSync(home, { recursive: true }))

const block = `import { defineBlock, z } from 'roomwright'
import { Word } from '../../kit/Word.tsx'

export default defineBlock({ schema: z.object({ of: z.string() }), Block: ({ of }) => <Word of={of} /> })
`

test(
  'a build, and one that finds nothing changed, name the files outside the publication that its code comes from',
  { timeout: 120_000 },
  async () => {
    cpSync(join(root, 'fixtures/sites/minimal'), site, { recursive: true })
    mkdirSync(join(site, 'blocks'))
    mkdirSync(kit)
    writeFileSync(join(site, 'blocks/word.tsx'), block)
    writeFileSync(join(kit, 'Word.tsx'), 'export const Word = ({ of }: { readonly of: string }) => <p>{of}</p>\n')
    // A file written just now could still change without its time showing it.
    utimesSync(join(kit, 'Word.tsx'), 1_700_000_000, 1_700_000_000)
    const told: (readonly string[])[] = []
    const steps: unknown[] = []
    const build = () =>
      buildIfChanged({
        root,
        site,
        out: join(home, 'out'),
        cache: join(root, '.cache'),
        now: new Date('2026-11-21T12:00:00Z'),
        drafts: false,
        readsOutside: (files) => void told.push(files),
        progress: (step) => void steps.push(step),
      })
    expect((await build()).output).toBeDefined()
    await build()
    steps.splice(0)
    await build()
    expect(steps).toEqual([])
    expect(told).toHaveLength(3)
    for (const files of told) expect(files).toContain(join(kit, 'Word.tsx'))
  },
)
