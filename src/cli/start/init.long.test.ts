import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FailingCalls } from '../testing/FailingCalls.ts'
import { runHere, runnerOf } from '../testing/runHere.ts'
import { runProgram as run, snapshot } from '../testing/runProgram.ts'

const minimal = join(import.meta.dirname, '../../../fixtures/sites/minimal')

describe('roomwright init', { timeout: 300_000 }, () => {
  let home: string

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'init-'))
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('creates a publication that can be checked and built but not deployed to production while it has placeholders', async () => {
    const began = await run(['init', 'garden', '--yes', '--title', 'The Garden', '--lang', 'en,tr'], home)
    expect(began.status).toBe(0)
    expect(began.out.split('Next:\n')[1]).toMatch(
      /^ {2}\$ cd garden\n( {2}\$ npm run release --prefix \S+\n)? {2}\$ npm install\n {2}\$ npx roomwright dev\n$/,
    )
    expect(readFileSync(join(home, 'garden/package.json'), 'utf8')).toMatch(
      /"roomwright": "file:[./\w-]+\/release\/roomwright-[\d.]+\.tgz"/,
    )
    expect(readdirSync(home)).not.toContain('.roomwright')
    const garden = join(home, 'garden')
    const checked = await runHere(['check', '--format', 'json'], garden)
    expect(JSON.parse(checked.out)).toMatchObject({ errors: 0, warnings: 6 })
    expect((await runHere(['check', '--summary'], garden)).out).toMatch(/^placeholder {2}6 warnings\n/)
    expect((await run(['new', 'article', '--title', 'Sowing peas'], garden)).out).toBe('articles/sowing-peas/en.md\n')
    expect((await runHere(['new', 'article', '--title', 'Sowing peas'], garden)).status).toBe(1)
    expect((await run(['build'], garden)).status).toBe(0)
    const pages = readdirSync(join(garden, 'dist'))
    expect(pages).toContain('sitemap')
    for (const name of ['terms', 'privacy-policy', 'info']) expect(pages).not.toContain(name)
    for (const file of ['index.html', 'sitemap/index.html', 'llms.txt', 'sitemap-en.xml', 'tr/index.html'])
      expect(readFileSync(join(garden, 'dist', file), 'utf8'), file).not.toMatch(/terms|about-us/)
    expect(readFileSync(join(garden, 'dist/sitemap/index.html'), 'utf8')).not.toContain('sowing-peas')

    const refused = await runHere(['deploy', 'prod', '--yes', '--endpoint', 'http://localhost:9'], garden)
    expect(refused.status).toBe(1)
    expect(refused.err).toContain('pages/terms/tr.md is a placeholder.\n')
    expect(refused.err).toContain('Placeholders cannot be deployed to production')
    for (const name of ['about-us', 'privacy-policy', 'terms']) rmSync(join(garden, 'pages', name), { recursive: true })
    expect((await run(['deploy', 'prod'], garden)).err).toContain('there is no terminal to ask on. Add --yes.')
  })

  it('`new` adds nothing to a publication with wrong settings, and reports them', async () => {
    const site = join(home, 'wrong')
    cpSync(minimal, site, { recursive: true })
    writeFileSync(
      join(site, 'site.config.ts'),
      "export default { key: 'a', slug: 'a', titel: 'A', url: 'https://a.example', languages: ['en'] }\n",
    )
    const { status, err } = await runHere(['new', 'article', 'b', '--site', 'wrong'], home)
    expect(status).toBe(1)
    expect(err).toMatch(/^wrong\/site\.config\.ts:1:\d+ {2}error {2}unknown-field/m)
    expect(readdirSync(join(site, 'articles'))).toEqual(['a-plain-chair'])
  })

  it('keeps existing files and lists them', async () => {
    const site = join(home, 'kept-site')
    cpSync(minimal, site, { recursive: true })
    const before = snapshot(site)
    const { status, out } = await runHere(['init', '.', '--yes'], site)
    expect(status).toBe(0)
    expect(out).toContain('Kept as they were:\n  site.config.ts\n  categories.yaml\n')
    expect(snapshot(site)).toMatchObject(before)
    const after = snapshot(site)
    expect((await runHere(['init', '.', '--yes', '--title', 'Other'], site)).out).toContain('Nothing was missing in this folder.\n')
    expect(snapshot(site)).toEqual(after)
  })

  it('leaves no empty file on a full disk, so the next run can finish', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'init-full-'))
    const scratch = mkdtempSync(join(tmpdir(), 'init-calls-'))
    const calls = new FailingCalls(folder, scratch)
    calls.arm({ kind: 'write', at: 3, error: 'ENOSPC' })
    const { status, err } = await run(['init', '.', '--yes'], folder, calls.variables)
    expect(err).toMatch(/^\/.+: the disk is full\.\n$/)
    expect(status).toBe(1)
    expect(Object.values(snapshot(folder))).not.toContain('')
    expect((await run(['init', '.', '--yes'], folder)).status).toBe(0)
    for (const place of [folder, scratch]) rmSync(place, { recursive: true })
  })

  const blocked = [
    ['site.config.ts/garden', 'site.config.ts is a file'],
    ['nowhere', 'nowhere is a link that leads nowhere'],
    ['nowhere/garden', 'nowhere is a link that leads nowhere'],
  ] as const
  const runnerFor = runnerOf<string>(blocked.map(([folder]) => folder))

  it.each(blocked)('refuses a folder whose path is blocked: %s', async (folder, sentence) => {
    const around = mkdtempSync(join(tmpdir(), 'init-around-'))
    writeFileSync(join(around, 'site.config.ts'), '')
    symlinkSync('elsewhere', join(around, 'nowhere'))
    expect(await runnerFor(folder)(['init', folder, '--yes'], around)).toMatchObject({ status: 2, err: expect.stringContaining(sentence) })
    rmSync(around, { recursive: true })
  })
})
