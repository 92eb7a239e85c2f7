import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

const room = rooms[process.env.MUTANTS_OF ?? '']

/** Runs the tests of one room, with temporary files in memory if the machine supports it. */
export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    isolate: false,
    include: [...(room?.tests ?? [])],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
    env: { NODE_ENV: 'test', ...(existsSync('/dev/shm') && { TMPDIR: '/dev/shm' }) },
  },
})
