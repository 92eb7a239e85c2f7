import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { settingsGiveTheSame } from './settingsGiveTheSame.ts'

const home = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const defined = "import { defineSite } from 'roomwright'\n"

function giveTheSame(files: Readonly<Record<string, string>>): boolean {
  const site = mkdtempSync(join(home, 'site-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  return settingsGiveTheSame(site)
}

describe('settingsGiveTheSame', () => {
  it.each<readonly [what: string, files: Readonly<Record<string, string>>]>([
    ['that are written out', { 'site.config.ts': `${defined}export default defineSite({ key: 'a' })` }],
    ['that compute with themselves', { 'site.config.ts': "const key = 'a'\nexport default { key, list: [1, 2].map((n) => n + 1) }" }],
    [
      'with plug-ins of the engine and collections in files of their own',
      {
        'site.config.ts': `${defined}import { glossary } from "roomwright/plugins"\nimport { one } from './lib/one.ts'\nexport default defineSite({ collections: { one }, plugins: [glossary()] })`,
        'lib/one.ts': "import names from '../names.json'\nimport './one.ts'\nexport const one = names",
        'names.json': '["process.env"]',
      },
    ],
  ])('accepts settings %s', (_what, files) => {
    expect(giveTheSame(files)).toBe(true)
  })

  it.each<readonly [what: string, files: Readonly<Record<string, string>>]>([
    ['a variable of the system is read', { 'site.config.ts': 'export default { key: process.env.KEY }' }],
    [
      'a module of theirs reads the clock',
      {
        'site.config.ts': "import { year } from './year.ts'\nexport default { year }",
        'year.ts': 'export const year = new Date().getFullYear()',
      },
    ],
    ['a package is imported', { 'site.config.ts': "import thing from 'thing'\nexport default { thing }" }],
    ['a module of Node is imported', { 'site.config.ts': "import { hostname } from 'node:os'\nexport default { key: hostname() }" }],
    ['a module is imported while they run', { 'site.config.ts': "export default { key: import('./key.ts') }" }],
    ['a module lies outside', { 'site.config.ts': "export { default } from '../shared.ts'" }],
    [
      'a module lies where no change is seen',
      { 'site.config.ts': "export { default } from './node_modules/own/index.ts'", 'node_modules/own/index.ts': 'export default {}' },
    ],
    [
      'a module has another name than they say',
      { 'site.config.ts': "export { default } from './lib'", 'lib/index.ts': 'export default {}' },
    ],
    ['a name is written in escapes', { 'site.config.ts': 'export default { key: pro\\u0063ess.env.KEY }' }],
    ['they are missing', {}],
  ])('rejects settings if %s', (_what, files) => {
    expect(giveTheSame(files)).toBe(false)
  })
})
