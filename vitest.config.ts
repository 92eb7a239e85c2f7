import { defineConfig } from 'vitest/config'

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // The default leaves one processor free.
    maxWorkers: '100%',
    // Files share a process, so each module is loaded once; a test restores what it changes.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // For a busy machine; a test that counts on being ended sooner says so itself.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: 'test' },
  },
})
