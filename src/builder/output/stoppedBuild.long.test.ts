import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { isEveryCase } from '../../platform/testing/sampleCases.ts'
import { brokenNames, largeSite, plainFiles, published, quickFolder } from '../testing/tinyOutputs.ts'
import { finishOutput } from './finishOutput.ts'

/** More at night. */
const moments = isEveryCase() ? 1000 : 100

/** Builds two sites in turn, endlessly. */
const program = `
  import { largeSite, writeOutput } from ${JSON.stringify(join(import.meta.dirname, '../testing/tinyOutputs.ts'))}
  for (let build = 0; ; build += 1) await writeOutput(process.argv[1], largeSite(build % 2))
`

/** Stops a process and waits until it has stopped, because a signal takes time. */
async function stop({ pid = 0 }: ChildProcess): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  while (!/^\d+ \(.*\) T/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await setTimeout(0)
}

// A stopped process leaves the same on the disk as a killed one, and can be stopped again.
it.runIf(existsSync('/proc/self/stat'))('a build stopped at any of many moments leaves a complete site', { timeout: 120_000 }, async () => {
  const home = quickFolder()
  const target = join(home, 'dist')
  const builder = spawn(process.execPath, ['--input-type=module', '--eval', program, target], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    builder.kill('SIGKILL')
    await once(builder, 'exit')
    rmSync(home, { recursive: true, force: true })
  })
  const sites = [largeSite(0), largeSite(1)]
  while (!existsSync(join(target, '.roomwright/manifest.json'))) await setTimeout(10)
  let unfinished = 0
  // How often a build is stopped at work depends on the machine, so this continues until it was often enough.
  for (let moment = 0; moment < moments || unfinished <= moments / 10; moment += 1) {
    await setTimeout(1 + (moment % 23))
    await stop(builder)
    const site = await published(target)
    expect(sites).toContainEqual(site)
    const plain = plainFiles(target)
    for (const [path, content] of Object.entries(plain)) expect(sites.map((each) => each[path])).toContain(content)
    const next = site['assets/0.js'] === undefined ? sites[1] : sites[0]
    expect(brokenNames(plain, { old: {}, next: next ?? {} })).toEqual([])
    if (existsSync(join(target, '.roomwright/pending'))) unfinished += 1
    const copy = join(home, `copy-${moment}`)
    cpSync(target, copy, { recursive: true })
    finishOutput(copy)
    expect(plainFiles(copy)).toEqual(site)
    rmSync(copy, { recursive: true })
    process.kill(builder.pid ?? 0, 'SIGCONT')
  }
})
