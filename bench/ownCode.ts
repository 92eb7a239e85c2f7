import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleWords, generatePublication } from './generatePublication.ts'
import { type Measurement, measure, median, note, tableHead, tableRow } from './measure.ts'
import { timeDev } from './report/timeDev.ts'

// npm run bench:code -- [ARTICLES [ROUNDS [packed]]]: measures the cost of a publication's own code. Two publications of the same articles,
// one with an interactive block and a footer of its own, are built in turn; then `dev` shows a component that is saved repeatedly. `packed`
// measures the package made by `npm run prepack`.
const root = join(import.meta.dirname, '..')
const [articles = 120, rounds = 5] = process.argv.slice(2, 4).map(Number)
const program = join(root, process.argv[4] === 'packed' ? 'bin/roomwright.js' : 'bin/roomwright')
const work = mkdtempSync(join(tmpdir(), 'roomwright-code-'))

const block = (words: string) => `import { defineBlock, z } from 'roomwright'
import { Island } from 'roomwright/react'
import { Count } from '../lib/Count.tsx'

export default defineBlock({
  schema: z.object({ of: z.string().describe('what is counted') }),
  Block: (fields) => (
    <p>
      ${words}
      <Island on="touch">
        <Count of={fields.of} />
      </Island>
    </p>
  ),
})
`
const island = `import { useState } from 'react'

export function Count({ of }: { readonly of: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{of}: {count}</button>
}
`
const footer = (words: string) => `import type { SlotProps } from 'roomwright'

export default function Footer({ Original, ...props }: SlotProps<'Footer'>) {
  return (
    <>
      <p>${words}</p>
      <Original {...props} />
    </>
  )
}
`

const kinds = ['without code', 'with code'] as const
type Kind = (typeof kinds)[number]

const siteOf = (kind: Kind) => join(work, kind.replace(' ', '-'), 'site')
const cacheOf = (kind: Kind) => join(siteOf(kind), '../cache')
const saveIn = (file: string, text: (words: string) => string) => (words: string) =>
  writeFileSync(join(siteOf('with code'), file), text(words))
/** Saves made while `dev` runs; both show on the page of one article. */
const saves = {
  'a block, on one page': saveIn('blocks/count.tsx', block),
  'a footer, on all pages': saveIn('components/Footer.tsx', footer),
}

function build(kind: Kind, more: readonly string[] = []): Promise<Measurement> {
  const site = siteOf(kind)
  const args = ['build', ...more, '--site', site, '--out', join(site, '../out')]
  return measure(program, args, { ROOMWRIGHT_CACHE: cacheOf(kind) })
}

const results = new Map<string, Measurement[]>()

try {
  for (const kind of kinds) {
    mkdirSync(join(siteOf(kind), '..'), { recursive: true })
    generatePublication({ directory: siteOf(kind), articles })
  }
  for (const folder of ['blocks', 'components', 'lib']) mkdirSync(join(siteOf('with code'), folder))
  writeFileSync(join(siteOf('with code'), 'lib/Count.tsx'), island)
  appendFileSync(join(siteOf('with code'), 'articles/article-7/en.md'), '\n```count\nof: spoons\n```\n')
  for (const save of Object.values(saves)) save('Some words.')
  // Makes what is made once for each engine, scripts and styles, and the pictures.
  for (const kind of kinds) await build(kind)
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      rmSync(join(siteOf(kind), '../out'), { recursive: true, force: true })
      // Removes the bundles of the publication's code too.
      rmSync(join(cacheOf(kind), 'code'), { recursive: true, force: true })
      note(results, `clean, ${kind}`, await build(kind, ['--clean']))
      note(results, `unchanged, ${kind}`, await build(kind))
    }
  }
  process.stdout.write(`${articles} articles of ${articleWords} words, ${rounds} rounds, medians [min to max]\n\n${tableHead}`)
  for (const [step, runs] of [...results].sort(([one], [other]) => (one < other ? -1 : 1))) process.stdout.write(tableRow(step, runs))

  for (const [what, save] of Object.entries(saves)) {
    const times = await timeDev({ program, site: siteOf('with code'), cache: cacheOf('with code'), port: 4599, saves: 9, save })
    process.stdout.write(
      `\nSaved in \`dev\`, ${what}: median ${median(times).toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(', ')}\n`,
    )
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
