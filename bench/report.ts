import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateHugoSite } from './generateHugoSite.ts'
import { generatePublication } from './generatePublication.ts'
import { hugoVersion } from './hugoVersion.ts'
import { type Measurement, measure, median, tableHead, tableRow } from './measure.ts'
import { type CostLine, drawCost } from './report/drawCost.ts'
import { timeDev } from './report/timeDev.ts'
import { timeWorkers } from './report/timeWorkers.ts'

// npm run bench:report [-- --sizes 100,1000,10000 --rounds 3 --minutes 10 --write]: prints the tables of docs/performance.md and draws its
// chart of cost by size; --write updates both there, --packed measures the package made by `npm run prepack`. Measurements that have not
// started when the minutes are over are skipped.
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '10' },
    further: { type: 'boolean', default: true },
    packed: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const root = join(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'roomwright-report-'))
const end = performance.now() + Number(values.minutes) * 60_000
const hugo = hugoVersion()
/** Rounds for a size; a large publication only gets one. */
const roundsOf = (size: number) => (size > 10_000 ? 1 : Number(values.rounds))

const steps = ['clean', 'unchanged', 'one word changed', 'one title changed'] as const
type Step = (typeof steps)[number] | 'hugo'
type Runs = Record<Step, Measurement[]>

const generated = new Set<number>()
const written: string[] = []
const say = (text: string) => {
  written.push(text)
  process.stdout.write(text)
}
const isLate = () => performance.now() > end

try {
  const bySize = new Map<number, Runs>()
  for (const size of values.sizes.split(',').map(Number)) if (!isLate()) bySize.set(size, await runSize(size))
  const lines: CostLine[] = [...steps, 'hugo' as const].map((step) => ({
    name: step === 'hugo' ? `Hugo ${hugo}, clean` : step,
    points: [...bySize].flatMap(([size, runs]) =>
      runs[step].length > 0 ? [{ size, seconds: median(runs[step].map(({ cpu }) => cpu)) }] : [],
    ),
  }))
  if (values.further) await runFurther(bySize)
  if (values.write) {
    const guide = join(root, 'docs/performance.md')
    const marks = /(?<=<!-- measured -->\n)[^]*(?=<!-- \/measured -->)/
    writeFileSync(
      guide,
      readFileSync(guide, 'utf8').replace(marks, () => `\n${written.join('')}\n`),
    )
    writeFileSync(join(root, 'docs/build-cost.svg'), drawCost(lines.filter(({ points }) => points.length > 0)))
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Runs builds of one size, alternating with Hugo's. */
async function runSize(size: number): Promise<Runs> {
  const folder = join(work, String(size))
  const site = siteOf(size)
  const hugoSite = join(folder, 'hugo')
  if (hugo !== undefined) generateHugoSite({ publication: site, directory: hugoSite })
  const runs: Runs = { clean: [], unchanged: [], 'one word changed': [], 'one title changed': [], hugo: [] }
  const build = () => buildInto(size, join(folder, 'out'))
  // Makes scripts, styles and pictures, which are made only once.
  await buildInto(size, join(folder, 'out'), ['--clean'])
  for (let round = 0; round < roundsOf(size) && !(round > 0 && isLate()); round += 1) {
    if (hugo !== undefined) {
      rmSync(join(hugoSite, 'public'), { recursive: true, force: true })
      runs.hugo.push(await measure('hugo', ['--source', hugoSite, '--quiet']))
    }
    rmSync(join(folder, 'out'), { recursive: true, force: true })
    runs.clean.push(await buildInto(size, join(folder, 'out'), ['--clean']))
    runs.unchanged.push(await build())
    const article = join(site, 'articles/article-7/en.md')
    appendFileSync(article, `\nWord${round}.\n`)
    runs['one word changed'].push(await build())
    writeFileSync(article, readFileSync(article, 'utf8').replace(/^title: /m, `title: Title ${round} `))
    runs['one title changed'].push(await build())
  }
  say(`\n**${size.toLocaleString('en')} articles**, ${runs.clean.length} rounds\n\n${tableHead}`)
  for (const step of steps) say(tableRow(step, runs[step]))
  if (hugo !== undefined) {
    say(tableRow(`Hugo ${hugo}, clean`, runs.hugo))
    const ratios = runs.clean.map((run, index) => run.cpu / (runs.hugo[index]?.cpu ?? Number.NaN))
    const walls = runs.clean.map((run, index) => run.seconds / (runs.hugo[index]?.seconds ?? Number.NaN))
    say(
      `\nClean against Hugo, round by round: ${median(ratios).toFixed(2)} of its CPU time, ${median(walls).toFixed(2)} of its wall time.\n`,
    )
  }
  return runs
}

/** Measures threads, the preview and workers, as far as time allows. */
async function runFurther(bySize: ReadonlyMap<number, Runs>): Promise<void> {
  const large = [...bySize.keys()].filter((size) => size <= 10_000).at(-1)
  if (large === undefined) return
  if (!isLate()) {
    const out = join(work, 'threads')
    const one = await buildInto(large, out, ['--clean', '--jobs', '1'])
    rmSync(out, { recursive: true, force: true })
    const two = await buildInto(large, out, ['--clean', '--jobs', '2'])
    const table = `${tableHead}${tableRow('one thread', [one])}${tableRow('two threads', [two])}`
    say(`\n**Threads**, ${large.toLocaleString('en')} articles, clean\n\n${table}`)
  }
  for (const [index, size] of [120, large].entries()) {
    if (isLate()) continue
    const times = await timeDev({
      program: join(root, values.packed ? 'bin/roomwright.js' : 'bin/roomwright'),
      site: siteOf(size),
      cache: cacheOf(size),
      port: 4790 + index,
      saves: 5,
    })
    const range = `[${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}]`
    say(`\n\`dev\`, ${size.toLocaleString('en')} articles: a saved article shows in ${median(times).toFixed(0)} ms ${range}, wall time.\n`)
  }
  if (isLate()) return
  const queue = { root, site: siteOf(large), work: join(work, 'queue') }
  const [one, two] = [await timeWorkers({ ...queue, workers: 1 }), await timeWorkers({ ...queue, workers: 2 })]
  const gain = `${(one / two).toFixed(2)} times as fast`
  say(`\nA queue with one worker takes ${one.toFixed(1)} s, with two ${two.toFixed(1)} s on the same machine: ${gain}.\n`)
}

function siteOf(size: number): string {
  const site = join(work, String(size), 'site')
  if (generated.has(size)) return site
  generated.add(size)
  generatePublication({ directory: site, articles: size })
  mkdirSync(cacheOf(size), { recursive: true })
  return site
}

function cacheOf(size: number): string {
  return join(work, String(size), 'cache')
}

function buildInto(size: number, out: string, more: readonly string[] = []): Promise<Measurement> {
  const args = ['build', '--site', siteOf(size), '--out', out, ...more]
  return measure(join(root, values.packed ? 'bin/roomwright.js' : 'bin/roomwright'), args, { ROOMWRIGHT_CACHE: cacheOf(size) })
}
