import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { rooms, withoutTests } from './mutants/rooms.ts'

// npm run prove:tests [-- ROOM [FILE…]]: mutates the code of a room, one place at a time, and runs its tests: each mutation should fail
// one.
// Stryker and its packages are installed into script/mutants on first use. Exits with 1 if fewer than 90 of 100 mutations fail a test.
const root = join(import.meta.dirname, '..')
const own = join(import.meta.dirname, 'mutants')
const reports = join(root, 'test-results/mutants')
/** Minimum share of detected mutations, in per cent. */
const least = 90

const [only, ...files] = process.argv.slice(2)
if (only !== undefined && !rooms[only]) {
  process.stderr.write(`There is no room ${only}: ${Object.keys(rooms).join(', ')}.\n`)
  process.exit(2)
}
if (!existsSync(join(own, 'node_modules'))) run('npm ci', own)
mkdirSync(reports, { recursive: true })
const failed = Object.keys(rooms).filter((name) => (only === undefined || name === only) && !prove(name))
if (failed.length > 0) process.stdout.write(`Too few changes fail a test in ${failed.join(', ')}.\n`)
process.exitCode = failed.length > 0 ? 1 : 0

function prove(name: string): boolean {
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'script/mutants/vitest.config.ts', related: false },
    mutate: [...(files.length > 0 ? files : (rooms[name]?.code ?? [])), ...withoutTests],
    coverageAnalysis: 'perTest',
    // Effects of loading a module are not undone between tests.
    ignoreStatic: true,
    // Stryker reads it with an API that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    ignorePatterns: ['site', 'art', 'docs', 'dist*', 'examples', 'test-results', '.cache', 'script/mutants/node_modules'],
    timeoutMS: 10_000,
    concurrency: availableParallelism(),
    tempDirName: join(reports, 'work'),
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(reports, `${name}.json`) },
    thresholds: { high: least, low: least, break: least },
  }
  writeFileSync(join(reports, `${name}.settings.json`), JSON.stringify(settings))
  process.env.MUTANTS_OF = name
  return run(`script/mutants/node_modules/.bin/stryker run test-results/mutants/${name}.settings.json`, root)
}

function run(command: string, cwd: string): boolean {
  return spawnSync(command, { cwd, stdio: 'inherit', shell: true }).status === 0
}
