import { defineConfig } from 'vitest/config'

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // The default leaves one processor free.
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { NODE_ENV: 'test' },
  },
})
