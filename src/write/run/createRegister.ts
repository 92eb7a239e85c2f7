import { type KnownText } from '../checks/checkDuplicate.ts'
import { readBody } from '../checks/readBody.ts'
import { shinglesOf } from '../checks/shingles.ts'
import type { Language } from '../../shared/languages.ts'
import type { KnownArticle } from './loadNewsroom.ts'

/** Everything that is published, drafted or being written: what comes next must be something else. */
export interface Register {
  /** The texts of a language but for those of one unit. */
  others(language: Language, unit: string): readonly KnownText[]
  isSlugFree(language: Language, slug: string, unit: string): boolean
  isIdFree(id: string, unit: string): boolean
  /** Each claim takes the place of the unit's last one. */
  claim(unit: string, claim: Claim): void
  /** The unit will not be written. */
  release(unit: string): void
}

interface Claim {
  readonly language: Language
  readonly title: string
  readonly body?: string
  readonly slug?: string
}

interface Entry extends KnownText {
  readonly unit: string
  readonly language: Language
  readonly id: string | undefined
  readonly slug: string | undefined
}

export function createRegister(articles: readonly KnownArticle[]): Register {
  const standing = articles.map(({ id, language, title, slug, body }): Entry => ({
    unit: '',
    id,
    language,
    title,
    slug,
    shingles: shinglesOf(readBody(body).text),
  }))
  const claims = new Map<string, Entry>()
  const others = (unit: string) => [...standing, ...[...claims.values()].filter((entry) => entry.unit !== unit)]
  return {
    others: (language, unit) => others(unit).filter((entry) => entry.language === language),
    isSlugFree: (language, slug, unit) => others(unit).every((entry) => entry.language !== language || entry.slug !== slug),
    isIdFree: (id, unit) => others(unit).every((entry) => entry.id !== id),
    claim(unit, { language, title, body, slug }) {
      const shingles = body === undefined ? new Set<string>() : shinglesOf(readBody(body).text)
      claims.set(unit, { unit, language, title, slug, id: slug, shingles })
    },
    release: (unit) => void claims.delete(unit),
  }
}
