import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createChatModel } from '../model/createChatModel.ts'
import { parseBudget } from '../money/parseBudget.ts'
import { planOf } from './planOf.ts'
import { loadNewsroom } from '../run/loadNewsroom.ts'
import type { Summary } from '../run/Summary.ts'
import { writeArticles } from '../writeArticles.ts'

export interface WriterRun {
  readonly directory: string
  readonly url: string
  readonly plan: readonly unknown[]
  readonly budget?: string
  readonly concurrency?: number
  readonly timeout?: number
  readonly slept?: number[]
  readonly notices?: string[]
  readonly model?: string
}

const start = Date.parse('2026-03-01T10:00:00Z')

/** A run of the generator against a scripted model, on a clock that only sleep moves. */
export async function runWriter({
  directory,
  url,
  plan,
  budget,
  concurrency = 1,
  timeout = 5000,
  slept,
  notices,
  model = 'scripted',
}: WriterRun): Promise<Summary> {
  let now = start
  const newsroom = await loadNewsroom(directory, new Date(start))
  const limit = budget === undefined ? undefined : parseBudget(budget, newsroom.settings.price)
  if (typeof limit === 'string') throw new Error(limit)
  return writeArticles({
    newsroom,
    groups: planOf(plan, newsroom),
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
    onNotice: (notice) => notices?.push(notice),
    probeSource: async (source) => !source.includes('missing'),
  })
}

/** The drafts of a publication: every article but the one that was there. */
export function draftsIn(directory: string): Readonly<Record<string, string>> {
  const articles = join(directory, 'articles')
  const files = readdirSync(articles, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('white-walls'),
  )
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(articles, name), 'utf8')]))
}

/** The other files of a publication's articles, by their folder, with what is in them. */
export function filesBeside(directory: string): Readonly<Record<string, string>> {
  const articles = join(directory, 'articles')
  const files = readdirSync(articles, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?!md$)\w+$/.test(name))
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(articles, name), 'base64')]))
}
