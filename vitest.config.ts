import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { rooms, withoutTests } from './script/mutants/rooms.ts'

/** Tests that start programs, replay hundreds of deploys, write whole publications or bundle the engine: most of the work in few files. */
const long = '**/*.long.test.ts'

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
          exclude: [...configDefaults.exclude, long, packaged],
        },
      },
      // What starts programs and waits for them may be played once more: vitest tells which were.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['src/**/*.long.test.ts', 'script/**/*.long.test.ts'],
          retry: 1,
          env: { NODE_COMPILE_CACHE: compiled },
        },
      },
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
