import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import { recallSettings } from './recallSettings.ts'

describe('settings of an earlier build', () => {
  let home: string
  let runs: string[]

  beforeEach(() => {
    home = temporaryFolder('settings')
    runs = []
  })

  /** The settings that a build gets for a text; each build has its own snapshot. */
  const build = async (text: string, answer: ConfigAnswer = { value: { key: 'a' } }) => {
    const snapshot = new Snapshot(join(home, 'kept'), { version: '1' })
    const run = recallSettings(snapshot, (request) => (runs.push(request.text), Promise.resolve(answer)))
    const given = await run({ path: '/nowhere/site.config.ts', text })
    snapshot.write()
    return given
  }

  it('are not run again if they are literals and their text is the same', async () => {
    const first = await build("export default { key: 'a' }")
    expect(await build("export default { key: 'a' }")).toEqual(first)
    await build("export default { key: 'b' }")
    expect(runs).toEqual(["export default { key: 'a' }", "export default { key: 'b' }"])
  })

  it.each<readonly [why: string, text: string, answer: ConfigAnswer]>([
    ['they compute', 'export default { key: process.env.KEY }', { value: { key: 'a' } }],
    ['JSON does not give them back', 'export default { key: -0 }', { value: { key: -0 } }],
    ['they failed', "export default { key: 'a' }", { error: { message: 'no', stack: '', isSyntax: false }, url: '' }],
  ])('are run again if %s', async (_why, text, answer) => {
    expect([await build(text, answer), await build(text, answer)]).toEqual([answer, answer])
    expect(runs).toHaveLength(2)
  })
})
