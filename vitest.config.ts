import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { rooms, withoutTests } from './script/mutants/rooms.ts'

/** Tests that start programs, replay hundreds of deploys, write whole publications or bundle the engine: more than half of the work. */
const long = [
  'script/examples/exampleSites.test.ts',
  'script/fuzz/fuzz.test.ts',
  'src/builder/cacheFiles.test.ts',
  'src/builder/code/changedCode.test.ts',
  'src/builder/code/loadCode.test.ts',
  'src/builder/collections.test.ts',
  'src/builder/hostile.test.ts',
  'src/builder/making/makeInThreads.test.ts',
  'src/builder/output/killedBuild.test.ts',
  'src/builder/output/stoppedBuild.test.ts',
  'src/builder/simulation.test.ts',
  'src/builder/socialCards/addCards.test.ts',
  'src/builder/standingOutput.test.ts',
  'src/builder/warmBuilds.test.ts',
  'src/cli/commandLine.test.ts',
  'src/cli/compiledCache.test.ts',
  'src/cli/deploy/failedCalls.test.ts',
  'src/cli/deploy/kill.test.ts',
  'src/cli/failedCalls.test.ts',
  'src/cli/guardCode.test.ts',
  'src/cli/importing/runImport.test.ts',
  'src/cli/places.test.ts',
  'src/cli/plantedMistakes.test.ts',
  'src/cli/queue/queue.test.ts',
  'src/cli/start/init.test.ts',
  'src/cli/writing/failedCalls.test.ts',
  'src/cli/writing/runWrite.test.ts',
  'src/content/hugeInput.test.ts',
  'src/content/load/config/loadConfig.test.ts',
  'src/content/load/config/runConfig.test.ts',
  'src/content/start/planPublication.test.ts',
  'src/deploy/bucket/openBucket.test.ts',
  'src/deploy/deploy.test.ts',
  'src/deploy/faults.test.ts',
  'src/deploy/rollBack.test.ts',
  'src/deploy/simulation.test.ts',
  'src/hosts.test.ts',
  'src/import/crawl.test.ts',
  'src/import/manyTexts.test.ts',
  'src/unfinishedOutput.test.ts',
  'src/write/killedRun.test.ts',
  'src/write/review/review.test.ts',
  'src/write/run/lockRuns.test.ts',
  'src/write/servers.test.ts',
  'src/write/simulation.test.ts',
  'src/write/writeArticles.test.ts',
]

/** The package as it installs; it asks the registry. */
const packaged = 'script/package/package.test.ts'

/** Compiled code that programs share: the long tests start the command line some two hundred times, mostly with an empty cache of its own. */
const compiled = join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Where Linux keeps files in memory; tests make and remove thousands, which a disk takes longer for than the tests. */
const memory = '/dev/shm'

function hasMemory(): boolean {
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2_000_000_000
}

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // The default leaves one processor free.
    maxWorkers: '100%',
    // Files share a process, so each module is loaded once; a test restores what it changes.
    isolate: false,
    // `npm run prove:branches`; nothing of it runs with the tests alone.
    coverage: {
      provider: 'v8',
      include: Object.values(rooms).flatMap(({ code }) => code),
      exclude: withoutTests.map((glob) => glob.slice(1)),
      reporter: ['text', 'json'],
      reportsDirectory: 'test-results/branches',
      thresholds: { branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...long, packaged],
        },
      },
      // What starts programs and waits for them may be played once more: vitest tells which were.
      { extends: true, test: { name: 'long', include: long, retry: 1, env: { NODE_COMPILE_CACHE: compiled } } },
      { extends: true, test: { name: 'package', include: [packaged], retry: 1, testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // For a busy machine; a test that counts on being ended sooner says so itself.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests that say they may run at once wait for limits, and need no processor meanwhile.
    maxConcurrency: 20,
    env: {
      NODE_ENV: 'test',
      ...(existsSync(memory) && hasMemory() && { TMPDIR: memory }),
    },
  },
})
