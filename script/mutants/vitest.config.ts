import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

const room = rooms[process.env.MUTANTS_OF ?? '']

/** The tests of one room, in files of memory where the machine has them. */
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
