import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A publication in all four languages with one article and two authors, in a folder of its own. */
export function makeNewsroom(files: Readonly<Record<string, string>> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'))
  for (const [name, text] of Object.entries({ ...standard, ...files })) {
    const path = join(directory, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return directory
}

/** The same publication once more, as it is now. */
export function copyNewsroom(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'newsroom-'))
  cpSync(directory, copy, { recursive: true })
  return copy
}

/** Files that give the publication a catalogue of so many finished pictures. */
export function withPictures(count: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: count }, (_, index) => `picture-${index + 1}`)
  const entries = names.map((name, index) => [
    name,
    { scene: `scene-${index + 1}`, seed: index, width: 1200, alt: `A room, number ${index}` },
  ])
  return {
    'site.config.ts': config("pictures: 'pictures.json',"),
    'pictures.json': JSON.stringify(Object.fromEntries(entries)),
    ...Object.fromEntries(names.map((name) => [`waiting/${name}.webp`, name])),
  }
}

const author = (name: string) => `---\nname: ${name}\nmeta_title: ${name}\nmeta_description: Writes of rooms.\n---\n\nWrites.\n`

const config = (more = '') => `export default {
  key: 'n', slug: 'n', title: 'N', url: 'https://n.example', languages: ['en', 'tr', 'ru', 'ko'],
  writing: {
    words: { least: 100, most: 600 },
    sources: [{ name: 'Pedia', host: 'pedia.example', kind: 'an online encyclopedia' }],
    price: { currency: 'EUR', input: 1, output: 4 },
    ${more}
  },
}
`

const standard = {
  'site.config.ts': config(),
  'categories.yaml': `homeDecorTrends:
  slug: home-decor-trends
  title: Home Decor Trends
  description: What many rooms ask at once.
  children:
    colorSchemes: { slug: color-schemes, title: Color Schemes, description: Palettes by area., children: null }
    other: { slug: other, title: Other, description: Everything else., children: null }
`,
  'articles/white-walls/en.md': `---
title: White Walls in a Northern Room
slug: white-walls
description: Which white.
author: Ann Lee
date: 2026-01-01
entities: [{ category: homeDecorTrends }]
---

White is not one colour. Northern light makes it blue, and lamps make it yellow again in the evening.
`,
  'authors/ann-lee/en.md': author('Ann Lee'),
  'authors/bo-dale/en.md': author('Bo Dale'),
}
