import { defineConfig } from 'vitest/config'

// npm run test:package; apart from the other tests, for it asks the registry.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
})
