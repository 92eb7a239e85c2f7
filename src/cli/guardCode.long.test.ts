import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { runProgram } from './testing/runProgram.ts'

/** Runs `check --format json` on the smallest publication with a plug-in whose `checks` has this body. */
async function checkWith(body: string) {
  const home = temporaryFolder('guard')
  cpSync(join(import.meta.dirname, '../../fixtures/sites/minimal'), home, { recursive: true })
  mkdirSync(join(home, 'plugins'))
  writeFileSync(
    join(home, 'plugins/one.ts'),
    `import { definePlugin } from 'roomwright'\nexport const one = definePlugin({ name: 'one', checks: () => {\n  ${body}\n  return []\n} })\n`,
  )
  writeFileSync(
    join(home, 'site.config.ts'),
    "import { one } from './plugins/one.ts'\nexport default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], plugins: [one] }\n",
  )
  return runProgram(['check', '--site', '.', '--format', 'json'], home)
}

test('what the code of a publication prints is not in the output of a command', { timeout: 60_000 }, async () => {
  const { status, out, err } = await checkWith("console.log('a remark')")
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ errors: 0 })
  expect(err).toContain('a remark')
})

test('code that would end the program is a problem at its place', { timeout: 60_000 }, async () => {
  const { status, out } = await checkWith('process.exit(0)')
  expect(status).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    problems: [
      { rule: 'no-authors' },
      {
        rule: 'plugin',
        file: 'plugins/one.ts',
        line: 3,
        message: expect.stringContaining('The code calls `process.exit()`, which would end the command.'),
        fix: 'Throw an error instead.',
      },
    ],
  })
})

test.each([
  ['a promise that nothing awaits', "void Promise.reject(new Error('too late'))"],
  ['a timer', "setTimeout(() => { throw new Error('too late') })"],
])('code that fails in %s ends the command with its place, without a stack trace', { timeout: 60_000 }, async (_where, body) => {
  const { status, err } = await checkWith(body)
  expect(status).toBe(1)
  expect(err).toMatch(/^plugins\/one\.ts:3:\d+ {2}Code failed when nothing waited for it any more: too late$/m)
  expect(err).not.toMatch(/^\s+at /m)
})
