import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Whether there is a process of this number. */
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test('a module without an end goes with the process that waits for it, however that is killed', { timeout: 60_000 }, async () => {
  const url = new URL('./runConfig.ts', import.meta.url).href
  const text = 'process.stderr.write(`${process.pid}\\n`); while (true) {}'
  const code = `const { runConfig } = await import(${JSON.stringify(url)}); await runConfig(${JSON.stringify({ path: fileURLToPath(url), text })}, 60_000)`
  const waiting = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [printed] = (await once(waiting.stderr, 'data')) as [Buffer]
  const id = Number(printed.toString())
  expect(isAlive(id)).toBe(true)
  waiting.kill('SIGKILL')
  await expect.poll(() => isAlive(id), { timeout: 30_000 }).toBe(false)
})
