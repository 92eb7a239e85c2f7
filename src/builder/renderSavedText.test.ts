import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SitePlan } from './making/planSite.ts'
import { renderSavedText } from './renderSavedText.ts'
import { buildSite } from './testing/buildSite.ts'

const root = join(import.meta.dirname, '../..')
const file = 'articles/stool/en.md'

describe('renderSavedText', { timeout: 120_000 }, () => {
  const home = mkdtempSync(join(tmpdir(), 'saved-'))
  const [site, out] = [join(home, 'site'), join(home, 'dist')]
  const path = join(site, file)
  let text: string
  let plan: SitePlan | undefined

  const build = () => buildSite({ site, out, published: (made) => void (plan = made) })
  const save = (edit: (text: string) => string) => writeFileSync(path, edit(text))
  const render = (isOpen: (path: string) => boolean = () => true) => {
    if (!plan) throw new Error('Nothing was published.')
    return renderSavedText(plan, { directory: site, file, isOpen })
  }

  beforeAll(async () => {
    cpSync(join(root, 'fixtures/sites/full'), site, { recursive: true })
    text = readFileSync(path, 'utf8')
    await build()
  }, 120_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it.each([
    ['another sentence', (before: string) => `${before}\nIt wears well.\n`],
    [
      'a heading, a footnote and a letter that needs a further font',
      (before: string) => `${before}\n## Dąb[^1]\n\nOak.\n\n[^1]: See *Dąb*.\n`,
    ],
    ['a block less', (before: string) => before.replace(/```before-after[^]*?```\n/, '')],
  ])('gives the document that the next build makes: %s', async (_name, edit) => {
    save(edit)
    const document = await render()
    expect(document).toMatchObject({
      path: expect.stringMatching(/^\/articles\//),
      file: expect.stringMatching(/^articles\/.*index\.html$/),
    })
    const before = readFileSync(join(out, document?.file ?? ''), 'utf8')
    await build()
    expect(document?.html).toBe(readFileSync(join(out, document?.file ?? ''), 'utf8'))
    expect(document?.html).not.toBe(before)
  })

  it.each([
    ['a text that has not changed', (before: string) => before],
    ['another title alone', (before: string) => before.replace('description:', 'description: More than')],
    ['a picture that the text did not show', (before: string) => `${before}\n![A stool](new.webp)\n`],
    ['a text with an error', (before: string) => `${before}\n\`\`\`before-after\nbefore: [\n\`\`\`\n`],
    ['front matter without an end', () => '---\ntitle: Stool\n'],
    ['bytes that are no text', () => '---\n---\n\u0000'],
  ])('leaves to the build %s', async (_name, edit) => {
    save((before) => before)
    await build()
    save(edit)
    expect(await render()).toBeUndefined()
  })

  it('leaves to the build a text that is again as it was, after it showed another', async () => {
    save((before) => before)
    await build()
    save((before) => `${before}\nMore.\n`)
    expect(await render()).toBeDefined()
    save((before) => before)
    expect(await render()).toBeUndefined()
  })

  it('renders no page that is not open', async () => {
    save((before) => `${before}\nMore.\n`)
    const asked: string[] = []
    expect(await render((page) => asked.push(page) === 0)).toBeUndefined()
    expect(asked).toEqual([expect.stringMatching(/^\/articles\//)])
  })

  it('leaves a removed text to the build', async () => {
    rmSync(path)
    expect(await render()).toBeUndefined()
  })
})
