import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../platform/testing/temporaryFolder.ts'
import { runConfig } from './runConfig.ts'

/** Reports whether a process with this id exists. */
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

/** Blocks this thread for some milliseconds. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('a module without an end dies with the process that waits for it, even if that one is killed', { timeout: 60_000 }, async () => {
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

test('the process ends if its parent is gone before it could answer', { timeout: 60_000 }, async () => {
  const path = fileURLToPath(new URL('./configProcess.ts', import.meta.url))
  const code = `require('node:child_process').fork(${JSON.stringify(path)}, [String(process.pid)], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on('spawn', function () { process.stderr.write(this.pid + ''); process.kill(process.pid, 'SIGKILL') })`
  const waiting = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [printed] = (await once(waiting.stderr, 'data')) as [Buffer]
  const id = Number(printed.toString())
  expect(id).toBeGreaterThan(0)
  await expect.poll(() => isAlive(id), { timeout: 30_000 }).toBe(false)
})

test('an answer counts even if its process has ended before anyone could look', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder('config')
  // Which of the two is seen first is left to the system, so it is tried several times.
  for (let round = 0; round < 5; round += 1) {
    const end = join(folder, `end-${round}`)
    const text = `import { writeFileSync } from 'node:fs'\nprocess.on('exit', () => writeFileSync(${JSON.stringify(end)}, ''))\nexport default { round: ${round} }`
    const running = runConfig({ path: fileURLToPath(import.meta.url), text })
    // As a build that reads thousands of texts, this process does not look until the other one has ended.
    while (!existsSync(end)) pause(10)
    pause(100)
    expect(await running).toEqual({ value: { round }, refused: [] })
  }
})
