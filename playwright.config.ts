import { defineConfig } from '@playwright/test'
import { siteUrl, testOutput, testPort } from './e2e/testSite.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // For a busy machine: what comes at all comes much sooner.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: siteUrl,
    // What a worker keeps would come between a test and the server; e2e/serviceWorker.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `bin/roomwright build --out ${testOutput} && bin/roomwright serve --out ${testOutput} --port ${testPort}`,
    url: siteUrl,
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
