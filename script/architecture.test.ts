import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('the architecture names every folder of two levels', () => {
  const folders = globSync('*/*/', { cwd: join(root, 'src') }).map((name) => name.replaceAll('\\', '/').replace(/\/$/, ''))
  const inner = folders.filter((name) => !name.endsWith('/testing'))
  expect(inner.length).toBeGreaterThan(40)
  expect(inner.filter((name) => !architecture.includes(`\`${name}\``))).toEqual([])
})

test('the walks lead over files that there are', () => {
  const [, walks = ''] = architecture.split(/^## The walks$/m)
  const steps = [...walks.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)
  expect(steps.length).toBeGreaterThan(50)
  expect(steps.filter((file) => !existsSync(join(root, 'src', file)))).toEqual([])
})

test('the index of decisions has every record once, and no other', () => {
  const folder = join(root, 'docs/decisions')
  const records = readdirSync(folder).filter((name) => /^\d/.test(name))
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((\d[^)]+)\)/g)].map(([, name = '']) => name)
  expect(listed.sort()).toEqual(records.sort())
})
