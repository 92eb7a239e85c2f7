import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runProgram } from '../../src/cli/testing/runProgram.ts'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'
import { exampleSites, examples } from './exampleSites.ts'

/** The check reads all of them; a build is played for one, and for each at night. */
const built = sampleCases(exampleSites, () => ['build'])

describe.each(exampleSites)('the example %s', { timeout: 180_000 }, (name) => {
  const site = join(examples, name)
  const out = mkdtempSync(join(tmpdir(), `${name}-`))

  afterAll(() => rmSync(out, { recursive: true, force: true }))

  it('passes the check without errors or warnings', async () => {
    const { status, out: said } = await runProgram(['check', '--site', site, '--format', 'json'], out)
    expect(JSON.parse(said)).toEqual({ errors: 0, warnings: 0, problems: [] })
    expect(status).toBe(0)
  })

  it.runIf(built.includes(name))('builds', async () => {
    const { status, out: said } = await runProgram(['build', '--site', site, '--out', join(out, 'dist')], out)
    expect(said).toMatch(/Built \d+ pages/)
    expect(status).toBe(0)
  })
})
