import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tableArticle, tables } from './longListing.ts'
import { browsed, test as base, withoutFades } from './test.ts'

interface Insertion {
  /** Below `src/ui/pages`. */
  readonly page: string
  readonly islands: readonly string[]
  readonly html: string
}

const insertions: readonly Insertion[] = [
  {
    page: 'category/CategoryPage.tsx',
    islands: ['Counter', 'Faulty'],
    html: '<Island on="touch"><Counter start={3} /></Island><Island on="touch"><Faulty /></Island>',
  },
  {
    page: 'info/InfoPage.tsx',
    islands: ['Waker'],
    html: `<Island on="idle"><Waker place="idle" /></Island><Island on="touch"><Waker place="touch" /></Island>
      <div style={{ position: 'absolute', insetBlockStart: '300vh' }}><Island on="visible"><Waker place="below" /></Island></div>`,
  },
]

const heading = '<div className="page">'

/** Copies the engine, with the islands of the fixtures added to its pages. */
function copyEngine(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json']) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  cpSync('fixtures/islands', join(folder, 'src/ui/components'), { recursive: true })
  for (const { page, islands, html } of insertions) {
    const file = join(folder, 'src/ui/pages', page)
    const text = readFileSync(file, 'utf8')
    const imports = islands.map((name) => `import { ${name} } from '../../components/${name}/${name}.island.tsx'\n`).join('')
    const island = text.includes('islands/Island.tsx') ? '' : "import { Island } from '../../islands/Island.tsx'\n"
    writeFileSync(file, imports + island + text.replace(heading, `${heading}${html}`))
  }
}

const paragraph = 'A settle is a bench with a back, for two or for three. '.repeat(40)

/** An article with a picture and sections, the same in every language. */
const settle = `---
title: Settle
slug: settle
description: A bench.
author: Ada Holm
date: 2026-01-03
image: { src: ../windsor/chair.png, alt: A settle }
entities: [{ category: chairs, subcategories: [{ subcategory: wooden }] }]
---

## The seat

${paragraph}

## The back

${paragraph}
`

const files = Object.fromEntries([
  ...['en', 'tr', 'ru', 'ko'].map((language) => [`articles/settle/${language}.md`, settle] as const),
  ...['tr', 'ko'].flatMap((language) => Array.from({ length: 24 }, (_, index) => tableArticle(index, language))),
])

/** A test on a site with additional islands, a long listing and an article in every language. */
export const test = base.extend({
  ...withoutFades,
  publication: { ...browsed, name: 'islands', files: { ...browsed.files, ...tables, ...files }, engine: copyEngine },
})
