import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that start programs, replay hundreds of deploys or bundle the engine: more than half of the work. */
const long = [
  'src/builder/cacheFiles.test.ts',
  'src/builder/fifthLanguage.test.ts',
  'src/builder/hostile.test.ts',
  'src/builder/making/makeInThreads.test.ts',
  'src/builder/standingOutput.test.ts',
  'src/builder/warmBuilds.test.ts',
  'src/cli/commandLine.test.ts',
  'src/cli/deploy/kill.test.ts',
  'src/cli/importing/runImport.test.ts',
  'src/cli/queue/queue.test.ts',
  'src/cli/start/init.test.ts',
  'src/cli/writing/runWrite.test.ts',
  'src/deploy/deploy.test.ts',
  'src/deploy/faults.test.ts',
  'src/deploy/rollBack.test.ts',
  'src/hosts.test.ts',
  'src/import/crawl.test.ts',
  'src/import/manyTexts.test.ts',
  'src/write/killedRun.test.ts',
]

/** The package as it installs; it asks the registry. */
const packaged = 'script/package/package.test.ts'

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // The default leaves one processor free.
    maxWorkers: '100%',
    // Files share a process, so each module is loaded once; a test restores what it changes.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...long, packaged],
        },
      },
      { extends: true, test: { name: 'long', include: long } },
      { extends: true, test: { name: 'package', include: [packaged], testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // For a busy machine; a test that counts on being ended sooner says so itself.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: 'test' },
  },
})
