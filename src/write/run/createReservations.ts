import type { Language } from '../../shared/languages/languages.ts'
import { type KnownText, shinglesOf } from '../checks/checkDuplicate.ts'
import { readBody } from '../checks/readBody.ts'
import type { KnownArticle } from './loadKnownPublication.ts'

/** Everything published, drafted or being written; new articles must differ from it. */
export interface Reservations {
  /** Returns the texts in a language, without those of one unit. */
  others(language: Language, unit: string): readonly KnownText[]
  isSlugFree(unit: string, address: { readonly language: Language; readonly slug: string }): boolean
  isIdFree(id: string, unit: string): boolean
  /** Records a claim, which replaces the unit's previous one. */
  claim(unit: string, claim: Claim): void
  isPictureFree(unit: string, picture: PictureUse): boolean
  takePicture(unit: string, picture: PictureUse): void
  /** Drops the claims of a unit that will not be written. */
  release(unit: string): void
}

/** A picture in the articles of a language. */
interface PictureUse {
  readonly language: Language
  readonly hash: string
}

interface Claim {
  readonly language: Language
  readonly title: string
  readonly body: string
  readonly slug?: string
}

/** A text that exists or is claimed. */
interface Taken extends KnownText {
  readonly unit: string
  readonly language: Language
  readonly id: string | undefined
  readonly slug: string | undefined
}

export function createReservations(articles: readonly KnownArticle[]): Reservations {
  const standing = articles.map(({ id, language, title, slug, body }): Taken => ({
    unit: '',
    id,
    language,
    title,
    slug,
    shingles: shinglesOf(readBody(body).text),
  }))
  const pictures = new Map<string, PictureUse>()
  const isStanding = ({ language, hash }: PictureUse) =>
    articles.some((article) => article.language === language && article.picture === hash)
  const claims = new Map<string, Taken>()
  const others = (unit: string) => [...standing, ...[...claims.values()].filter((entry) => entry.unit !== unit)]
  return {
    others: (language, unit) => others(unit).filter((entry) => entry.language === language),
    isSlugFree: (unit, { language, slug }) => others(unit).every((entry) => entry.language !== language || entry.slug !== slug),
    isIdFree: (id, unit) => others(unit).every((entry) => entry.id !== id),
    claim(unit, { language, title, body, slug }) {
      claims.set(unit, { unit, language, title, slug, id: slug, shingles: shinglesOf(readBody(body).text) })
    },
    isPictureFree: (unit, picture) =>
      !isStanding(picture) &&
      [...pictures].every(([other, { language, hash }]) => other === unit || language !== picture.language || hash !== picture.hash),
    takePicture: (unit, picture) => void pictures.set(unit, picture),
    release(unit) {
      claims.delete(unit)
      pictures.delete(unit)
    },
  }
}
