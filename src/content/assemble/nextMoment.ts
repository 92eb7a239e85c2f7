import type { LoadedContent } from '../load/loadedContent.ts'
import { parseDate, timeOf } from '../schemas/parseDate.ts'
import type { PaidLink } from '../publication.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Returns the first moment after `now` at which the same content gives another publication, in milliseconds since 1970: a scheduled text
 * is published, or a paid link starts or ends. Infinite if nothing is scheduled.
 */
export function nextMoment({ articles, collections, ads }: Pick<LoadedContent, 'articles' | 'collections' | 'ads'>, now: Date): number {
  const { sapeLinks = {}, sapeNewUrl } = ads.fields
  const links = [...Object.values(sapeLinks).flat(), ...(sapeNewUrl === undefined ? [] : [sapeNewUrl])]
  const entries = [...articles, ...collections.flatMap((collection) => collection.entries)]
  const texts = entries.flatMap(({ fields: { publishAt } }) => (publishAt === undefined ? [] : [timeOf(publishAt)]))
  const time = now.getTime()
  return [...texts, ...links.flatMap(limitsOf)].reduce((next, moment) => (moment > time && moment < next ? moment : next), Infinity)
}

/** Reports whether a paid link is shown at a time; an end date without a time includes that day, in UTC. An empty link is never shown. */
export function isShownOn(link: PaidLink, now: Date): boolean {
  if (link === '') return false
  const [start = -Infinity, end = Infinity] = boundsOf(link)
  return start <= now.getTime() && now.getTime() < end
}

function limitsOf(link: PaidLink): readonly number[] {
  return boundsOf(link).filter((bound) => bound !== undefined)
}

function boundsOf(link: PaidLink): readonly [start: number | undefined, end: number | undefined] {
  if (typeof link === 'string') return [undefined, undefined]
  return [limit(link.start, 0), limit(link.end, day)]
}

function limit(date: string | undefined, more: number): number | undefined {
  if (date === undefined) return undefined
  const parsed = parseDate(date)
  if (typeof parsed === 'string') throw new Error(`A date was not checked before it was used: "${date}" ${parsed}`)
  return parsed.time + (parsed.hasTime ? 0 : more)
}
