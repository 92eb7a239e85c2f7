import type { Language } from '../../shared/languages.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import type { CataloguePicture } from './CataloguePicture.ts'

/** More than these make a prompt dear and a choice no better. */
const listed = 40

export interface PictureWish {
  /** Key of the category that the article is filed under. */
  readonly category: string
  isFree(hash: string): boolean
}

/** Pictures that no article of the language has, those of the article's own category first. */
export function pictureCandidates(
  { category, isFree }: PictureWish,
  { pictures, articles }: Pick<Newsroom, 'pictures' | 'articles'>,
): readonly CataloguePicture[] {
  const near = new Set(articles.filter(({ categories }) => categories.includes(category)).map(({ id }) => id))
  const free = pictures.filter(({ hash }) => isFree(hash))
  return [...free.filter(({ name }) => near.has(name)), ...free.filter(({ name }) => !near.has(name))].slice(0, listed)
}

/** As a prompt lists them. */
export function pictureData(candidates: readonly CataloguePicture[], language: Language) {
  return candidates.map(({ name, alt }) => ({ name, shows: alt[language] ?? alt.en ?? Object.values(alt)[0] ?? '' }))
}
