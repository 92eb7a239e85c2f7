import { defineConfig } from '@playwright/test'
import { seedOfCommit } from './script/seedOfCommit.ts'

// What is built in a run is built once; its workers know the run by this.
process.env.ROOMWRIGHT_TEST_RUN ??= String(Date.now())
// What is drawn at random is drawn by this; `script/test` prints it.
process.env.ROOMWRIGHT_SEED ??= seedOfCommit(import.meta.dirname)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than processors: tests wait for their pages.
  workers: 4,
  timeout: 60_000,
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
