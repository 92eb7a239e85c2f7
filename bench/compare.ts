import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleWords, generatePublication } from './generatePublication.ts'
import { type Measurement, measure, note, tableHead, tableRow } from './measure.ts'

// npm run bench:compare -- REVISION [ARTICLES [ROUNDS]]: alternates builds of the working tree with those of a revision, reversing the
// order each round.
const root = join(import.meta.dirname, '..')
const [revision, articles = '1000', rounds = '5'] = process.argv.slice(2)
if (revision === undefined) throw new Error('Name a revision: npm run bench:compare -- HEAD~1')

const work = mkdtempSync(join(tmpdir(), 'roomwright-compare-'))
const other = join(work, 'revision')
const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

interface Engine {
  readonly name: string
  readonly root: string
}

/** Each engine has its own publication to change, cache and output. */
const steps = ['clean', 'unchanged', 'one changed'] as const
type Step = (typeof steps)[number]

const folderOf = ({ name }: Engine) => join(work, name.replace(/\W/g, '-'))
const siteOf = (engine: Engine) => join(folderOf(engine), 'site')

function build(engine: Engine, more: readonly string[] = []): Promise<Measurement> {
  const folder = folderOf(engine)
  return measure(join(engine.root, 'bin/roomwright'), ['build', ...more, '--site', siteOf(engine), '--out', join(folder, 'out')], {
    ROOMWRIGHT_CACHE: join(folder, 'cache'),
  })
}

const results = new Map<string, Measurement[]>()
const noteStep = (step: Step, { name }: Engine, measurement: Measurement) => note(results, `${step}, ${name}`, measurement)

try {
  git('worktree', 'add', '--detach', '--quiet', other, revision)
  symlinkSync(join(root, 'node_modules'), join(other, 'node_modules'))
  const engines: readonly Engine[] = [
    { name: revision, root: other },
    { name: 'working tree', root },
  ]
  for (const engine of engines) {
    mkdirSync(folderOf(engine), { recursive: true })
    generatePublication({ directory: siteOf(engine), articles: Number(articles) })
    // Makes what is made only once: scripts, styles and pictures.
    await build(engine)
  }
  for (let round = 0; round < Number(rounds); round += 1) {
    const order = round % 2 === 0 ? engines : engines.toReversed()
    for (const engine of order) {
      rmSync(join(folderOf(engine), 'out'), { recursive: true, force: true })
      noteStep('clean', engine, await build(engine, ['--clean']))
      noteStep('unchanged', engine, await build(engine))
      appendFileSync(join(siteOf(engine), 'articles/article-7/en.md'), `\nOne more sentence, number ${round}.\n`)
      noteStep('one changed', engine, await build(engine))
    }
  }
  process.stdout.write(`${articles} articles of ${articleWords} words, ${rounds} rounds, medians [min to max]\n\n${tableHead}`)
  for (const step of steps)
    for (const { name } of engines) process.stdout.write(tableRow(`${step}, ${name}`, results.get(`${step}, ${name}`) ?? []))
} finally {
  rmSync(work, { recursive: true, force: true })
  // Forgets the working tree; there is none if the revision does not exist.
  git('worktree', 'prune')
}
