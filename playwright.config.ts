import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isEveryCase } from './src/platform/testing/sampleCases.ts'

// What is built in a run is built once; its workers know the run by this.
process.env.ROOMWRIGHT_TEST_RUN ??= String(Date.now())
// What is compiled is kept for all the programs that tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Further variations of what other tests hold too (decision 89).
  ...(!isEveryCase() && { grepInvert: /@night/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  // More than processors: tests wait for their pages.
  workers: 4,
  timeout: 60_000,
  // One in some thousand waits for a browser in vain; it is listed as flaky at the end of the run.
  retries: 1,
  // For a busy machine: what comes at all comes much sooner.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list', { printSteps: false }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
