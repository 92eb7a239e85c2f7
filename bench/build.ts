import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleWords, generatePublication } from './generatePublication.ts'
import { generateHugoSite } from './generateHugoSite.ts'
import { hugoVersion } from './hugoVersion.ts'
import { type Measurement, measure, median } from './measure.ts'

// npm run bench:build [-- ARTICLES [RUNS]]: measures clean, unchanged and one-changed builds, alternating with Hugo if it is installed.
const root = join(import.meta.dirname, '..')
const articles = Number(process.argv[2] ?? 1000)
const runs = Number(process.argv[3] ?? 5)
const work = join(tmpdir(), 'roomwright-bench')
const site = join(work, `site-${articles}`)
const hugoSite = join(work, `hugo-${articles}`)

mkdirSync(work, { recursive: true })
generatePublication({ directory: site, articles })
const hugo = hugoVersion() !== undefined
if (hugo) generateHugoSite({ publication: site, directory: hugoSite })

// Every run has its own folders, removed at the end: deleting a large folder slows this kind of disk for seconds.
const runFolder = (run: number) => join(work, `run-${run}`)
const build = (run: number) =>
  measure(join(root, 'bin/roomwright'), ['build', '--site', site, '--out', join(runFolder(run), 'out')], {
    ROOMWRIGHT_CACHE: join(runFolder(run), 'cache'),
  })
const buildHugo = (run: number) => measure('hugo', ['--source', hugoSite, '--destination', join(runFolder(run), 'hugo'), '--quiet'])

const results: Record<string, Measurement[]> = { clean: [], unchanged: [], 'one changed': [], 'hugo clean': [] }
for (let run = 0; run < runs; run += 1) {
  mkdirSync(runFolder(run), { recursive: true })
  if (hugo) results['hugo clean']?.push(await buildHugo(run))
  results.clean?.push(await build(run))
  results.unchanged?.push(await build(run))
  appendFileSync(join(site, 'articles/article-7/en.md'), `\nOne more sentence, number ${run}.\n`)
  results['one changed']?.push(await build(run))
}

process.stdout.write(`${articles} articles of ${articleWords} words, ${runs} runs, medians [min to max]\n`)
for (const [name, list] of Object.entries(results)) {
  if (list.length === 0) continue
  const seconds = list.map((item) => item.seconds)
  process.stdout.write(
    `${name.padEnd(12)} ${median(seconds).toFixed(2)} s [${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}]  ${median(list.map((item) => item.megabytes)).toFixed(0)} MB\n`,
  )
}
if (hugo) {
  const ratios = (results.clean ?? []).map((item, index) => item.seconds / (results['hugo clean']?.[index]?.seconds ?? Number.NaN))
  process.stdout.write(`clean / hugo clean: ${median(ratios).toFixed(2)}\n`)
}

for (let run = 0; run < runs; run += 1) rmSync(runFolder(run), { recursive: true, force: true })
