import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs a program that watches its calls and says so after 100 ms; returns what it writes. */
function run(calls: string): { readonly output: string; readonly errors: string } {
  const program = `
    import { CallWatch } from ${JSON.stringify(new URL('CallWatch.ts', import.meta.url).href)}
    const watch = new CallWatch(100)
    const block = (milliseconds) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds) }
    ${calls}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  return { output: stdout, errors: stderr }
}

test('a call that stops everything else is named once, and no other is', () => {
  const { output, errors } = run(`
    for (let count = 0; count < 1000; count++) await watch.during('a quick one', async () => count)
    console.log(await watch.during('the plug-in "überlang"', async () => (block(1500), 'done')))
    await watch.during('another quick one', async () => 1)`)
  expect([output, errors]).toEqual(['done\n', 'Still waiting for the plug-in "überlang"\n'])
})

test('a call after a long rest is watched too', () => {
  const { errors } = run(`
    await watch.during('the first', async () => 1)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await watch.during('the second', async () => block(1500)).catch(() => undefined)`)
  expect(errors).toBe('Still waiting for the second\n')
})

test('a call that fails is over', () => {
  const { errors } = run(`
    await watch.during('the one that fails', async () => { throw new Error('No.') }).catch(() => undefined)
    block(1500)`)
  expect(errors).toBe('')
})

test('a call without a pause is named by what it does, also inside another one', () => {
  const { output, errors } = run(`
    for (let count = 0; count < 1000; count++) watch.duringSync('a quick one', () => count)
    watch.duringSync('a page', () => { watch.rename('its footer'); block(1500) })
    watch.duringSync('a page', () => { watch.duringSync('a quick one', () => 1); block(1500) })
    console.log(watch.duringSync('a page', () => watch.duringSync('a block', () => (block(1500), 'done'))))
    try { watch.duringSync('one that fails', () => { throw new Error('No.') }) } catch {}
    block(1500)`)
  expect([output, errors]).toEqual(['done\n', 'Still waiting for its footer\nStill waiting for a page\nStill waiting for a block\n'])
})
