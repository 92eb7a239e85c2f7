import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from '../../src/builder/build.ts'
import { loadPublication } from '../../src/content/loadPublication.ts'
import { createPictureInspector } from '../../src/content/pictures/inspectPicture.ts'
import { plainFiles } from './shape.ts'
import { shapes } from './shapes.ts'

// Runs as a child of `bench/growth.ts`: measures one shape in four sizes and prints a line of JSON for each; the smallest only warms up.
const [, , name = '', work = '', mode = 'build'] = process.argv
const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache')
const now = new Date('2026-06-01')
const shape = shapes.find((candidate) => candidate.name === name)
if (!shape) throw new Error(`There is no shape "${name}".`)

for (const [index, size] of [shape.n / 4, shape.n, shape.n * 2, shape.n * 4].map(Math.ceil).entries()) {
  const directory = join(work, `${index}`)
  write(directory, { ...plainFiles, 'articles/first/en.md': '', ...shape.files(size) })
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  let problems: Awaited<ReturnType<typeof loadPublication>>['problems'] = []
  const check = await timed(async () => {
    problems = (await loadPublication({ directory, now, drafts: false, inspectPicture })).problems
  })
  const isSound = problems.every((problem) => problem.severity === 'warning')
  let failures = 0
  const render =
    isSound && mode === 'build'
      ? await timed(async () => {
          const out = join(work, 'out')
          const result = await build({
            root,
            site: directory,
            out,
            cache: join(work, 'cache'),
            now,
            drafts: false,
            progress: () => undefined,
          })
          failures = result.failures.length
        })
      : undefined
  process.stdout.write(`${JSON.stringify({ size, check, render, problems: problems.length, rule: problems[0]?.rule, failures })}\n`)
}

/** Returns the CPU time of this process in milliseconds, including its threads. */
async function timed(run: () => Promise<void>): Promise<number> {
  globalThis.gc?.()
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function write(directory: string, files: Readonly<Record<string, string>>): void {
  rmSync(directory, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    if (text === '') continue
    const path = join(directory, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
