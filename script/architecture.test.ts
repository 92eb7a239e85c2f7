import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('docs/architecture.md names every second-level folder of src', () => {
  const folders = globSync('*/*/', { cwd: join(root, 'src') }).map((name) => name.replaceAll('\\', '/').replace(/\/$/, ''))
  const inner = folders.filter((name) => !name.endsWith('/testing'))
  expect(inner.length).toBeGreaterThan(40)
  expect(inner.filter((name) => !architecture.includes(`\`${name}\``))).toEqual([])
})

test('the walks in docs/architecture.md name only existing files', () => {
  const [, walks = ''] = architecture.split(/^## The walks$/m)
  const steps = [...walks.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)
  expect(steps.length).toBeGreaterThan(50)
  expect(steps.filter((file) => !existsSync(join(root, 'src', file)))).toEqual([])
})

test('the index of decisions lists every record exactly once', () => {
  const folder = join(root, 'docs/decisions')
  const records = readdirSync(folder).filter((name) => /^\d/.test(name))
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((\d[^)]+)\)/g)].map(([, name = '']) => name)
  expect(listed.sort()).toEqual(records.sort())
})

/** Every file of the root, with what reads it. */
const rootFiles: Readonly<Record<string, string>> = {
  '.gitignore': 'git',
  '.npmrc': 'npm',
  '.oxfmtrc.json': 'oxfmt',
  '.oxlintrc.json': 'oxlint',
  'CHANGELOG.md': 'publishers, `npm run release`',
  'CONTRIBUTING.md': 'engineers',
  LICENSE: 'lawyers',
  'README.md': 'all',
  'SECURITY.md': 'whoever finds a hole',
  'budgets.json': 'e2e/budgets.spec.ts',
  'knip.json': 'knip',
  'package-lock.json': 'npm',
  'package.json': 'npm',
  'playwright.config.ts': 'Playwright',
  'tsconfig.base.json': 'the other configurations of TypeScript',
  'tsconfig.browser.json': '`npm run check:types`',
  'tsconfig.json': 'editors',
  'tsconfig.node.json': '`npm run check:types`',
  'tsconfig.sites.json': '`npm run check:types`',
  'tsconfig.tests.json': '`npm run check:types`',
  'tsconfig.types.json': '`npm run check:types`, the package',
  'tsconfig.worker.json': '`npm run check:types`',
  'vitest.config.ts': 'Vitest',
}

test('the root folder contains exactly the files listed here', () => {
  // Files that git ignores do not count.
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((name) => name !== '' && !name.includes('/') && existsSync(join(root, name)))
  expect(files.toSorted()).toEqual(Object.keys(rootFiles).toSorted())
})

test('CI and the nightly run name only existing npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
  const texts = ['script/test', 'script/nightly'].map((name) => readFileSync(join(root, name), 'utf8'))
  const named = texts.flatMap((text) => text.match(/\b(?:check|test):\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

test('CI runs a test of every file of browser tests', () => {
  const files = globSync('e2e/**/*.spec.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  const onlyAtNight = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return (text.match(/^ *(?:test|looking|named)\(/gm)?.length ?? 0) <= (text.match(/'@night'/g)?.length ?? 0)
  })
  expect(onlyAtNight).toEqual([])
})
