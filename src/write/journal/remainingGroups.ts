import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PlanGroup } from '../plan/resolveEntry.ts'
import { chooseJournal, readJournal } from './openJournal.ts'
import { articleOf, runState } from './runState.ts'

interface Remaining {
  readonly groups: readonly PlanGroup[]
  /** Topics of the plan that ended runs have already written. */
  readonly done: readonly string[]
}

/**
 * Returns a plan without the topics that ended runs have already written; the whole plan if its
 * last run has not ended, because that run continues.
 */
export function remainingGroups(folder: string, groups: readonly PlanGroup[]): Remaining {
  if (existsSync(chooseJournal(folder, groups).file)) return { groups, done: [] }
  const written = writtenTopics(folder)
  const done: string[] = []
  const left = groups.flatMap((group) => {
    const topics = group.topics.filter((topic) => !written.has(nameOf(group.language, topic)))
    const fewer = group.topics.length - topics.length
    done.push(...group.topics.filter((topic) => !topics.includes(topic)))
    return group.count > fewer ? [{ ...group, topics, count: group.count - fewer }] : []
  })
  return { groups: left, done }
}

/** Returns what ended runs have written, by language and topic. */
function writtenTopics(folder: string): ReadonlySet<string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return new Set(
    names
      .map((name) => runState(readJournal(join(folder, name)).records))
      .filter(({ isEnded }) => isEnded)
      .flatMap(({ written, topics }) =>
        Array.from(topics).flatMap(([unit, named]) =>
          named.flatMap((topic, index) => {
            const article = written.get(articleOf(unit, index))
            return article ? [nameOf(article.language, topic)] : []
          }),
        ),
      ),
  )
}

function nameOf(language: string, topic: string): string {
  return `${language} ${topic}`
}
