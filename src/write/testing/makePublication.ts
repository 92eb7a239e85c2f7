import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import { createChatModel } from '../model/createChatModel.ts'
import { parseBudget } from '../money/Budget.ts'
import { type PlanGroup, type PlanTree, planSchema, resolveEntry } from '../plan/resolveEntry.ts'
import type { Progress } from '../run/createProgressCounter.ts'
import type { Summary } from '../run/Summary.ts'
import { loadKnownPublication } from '../run/loadKnownPublication.ts'
import { writeArticles } from '../writeArticles.ts'

/** Creates a publication in four languages with one article and two authors, in a new folder. */
export function makePublication(files: Readonly<Record<string, string>> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'publication-'))
  for (const [name, text] of Object.entries({ ...standard, ...files })) {
    const path = join(directory, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return directory
}

/** Copies a publication in its current state. */
export function copyPublication(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'publication-'))
  cpSync(directory, copy, { recursive: true })
  return copy
}

/** Returns files that give the publication a catalogue of this many finished pictures. */
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

export interface WriterRun {
  readonly directory: string
  readonly url: string
  readonly plan: readonly unknown[]
  readonly budget?: string
  readonly concurrency?: number
  readonly timeout?: number
  readonly slept?: number[]
  readonly notices?: string[]
  readonly progress?: Progress[]
  readonly model?: string
}

const start = Date.parse('2026-03-01T10:00:00Z')

/** Runs the generator against a scripted model, on a clock that only `sleep` advances. */
export async function runWriter({
  directory,
  url,
  plan,
  budget,
  concurrency = 1,
  timeout = 5000,
  slept,
  notices,
  progress,
  model = 'scripted',
}: WriterRun): Promise<Summary> {
  let now = start
  const publication = await loadKnownPublication(directory, new Date(start), runConfigOnce)
  const limit = budget === undefined ? undefined : parseBudget(budget, publication.settings.price)
  if (typeof limit === 'string') throw new Error(limit)
  return writeArticles({
    publication,
    groups: planOf(plan, publication),
    model: createChatModel({ url, name: model, timeout }),
    budget: limit,
    concurrency,
    clock: {
      now: () => now,
      async sleep(milliseconds) {
        slept?.push(milliseconds)
        now += milliseconds
      },
    },
    onProgress: (each) => progress?.push(each),
    onNotice: (notice) => notices?.push(notice),
    probeSource: async (source) => !source.includes('missing'),
  })
}

/** Returns the drafts of a publication: every article except the original one. */
export function draftsIn(directory: string): Readonly<Record<string, string>> {
  const articles = join(directory, 'articles')
  const files = readdirSync(articles, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('white-walls'),
  )
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(articles, name), 'utf8')]))
}

/** Returns the other files of a publication's articles, by path, with their contents. */
export function filesBeside(directory: string): Readonly<Record<string, string>> {
  const articles = join(directory, 'articles')
  const files = readdirSync(articles, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?!md$)\w+$/.test(name))
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(articles, name), 'base64')]))
}

/** Returns the groups of a plan without mistakes. */
export function planOf(plan: readonly unknown[], tree: PlanTree): readonly PlanGroup[] {
  return planSchema.parse(plan).map((entry) => {
    const { group, faults } = resolveEntry(entry, tree)
    if (!group) throw new Error(`The plan of a test has mistakes: ${JSON.stringify(faults)}`)
    return group
  })
}
