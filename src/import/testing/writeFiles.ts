import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A picture of 4 × 3 pixels. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM40OAARww4OQBlNhIBpbLXygAAAABJRU5ErkJggg==',
  'base64',
)

export type Files = Readonly<Record<string, string | Buffer>>

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Returns a day for each number: `2019-03-05`. */
export function dayOf(number: number): string {
  return new Date(Date.UTC(2015, 0, 1 + number * 3)).toISOString().slice(0, 10)
}

export const topics = ['Oak', 'Chairs', 'Ölfarbe & Wachs', 'Küche', 'Tables'] as const

export function topicOf(number: number): string {
  return topics[number % topics.length] ?? 'Oak'
}
