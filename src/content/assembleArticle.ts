import type { Language } from '../shared/languages.ts'
import { assembleBody, openPicture } from './assembleBody.ts'
import { frontOf } from './frontOf.ts'
import type { LoadedArticle, PictureTable } from './load/loadedContent.ts'
import type { Article } from './publication.ts'
import type { ArticleFrontMatter } from './schemas/articleSchema.ts'
import { withoutUndefined } from './withoutUndefined.ts'

export function assembleArticle(article: LoadedArticle, pictures: PictureTable): Article {
  const { title, slug, description, author, date, updated, image, rating, sources = [], corrections = [], made } = frontOf(article)
  return {
    id: article.id,
    language: article.language,
    slug,
    heading: title ?? headingFrom(slug, article.language),
    description,
    author,
    date,
    filings: article.classification.filings,
    sources: sources.map(withoutUndefined),
    corrections,
    body: assembleBody(article, pictures),
    file: article.source.file,
    ...withoutUndefined({
      title,
      updated,
      rating,
      image: image && leadPicture({ file: article.source.file, image, pictures }),
      made: made && withoutUndefined({ ...made, readings: made.readings?.map(withoutUndefined) }),
    }),
  }
}

function leadPicture(options: {
  readonly file: string
  readonly image: NonNullable<ArticleFrontMatter['image']>
  readonly pictures: PictureTable
}): NonNullable<Article['image']> {
  const { file, image, pictures } = options
  const { src: source, alt = '', caption } = image
  return { picture: openPicture({ file, source, pictures }), alt, ...withoutUndefined({ caption }) }
}

/** Words made from a slug, the first with a capital letter. */
function headingFrom(slug: string, language: Language): string {
  const words = slug.replaceAll('-', ' ')
  const [first = ''] = words
  return first.toLocaleUpperCase(language) + words.slice(first.length)
}
