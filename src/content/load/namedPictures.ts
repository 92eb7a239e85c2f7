import type { Entry } from './entry.ts'
import type { LoadedContent } from './loadedContent.ts'
import type { SourceText } from './sourceText.ts'

/** A picture that a file names, in its front matter or in its body. */
export interface NamedPicture {
  readonly text: SourceText
  /** A file path, percent escapes resolved. */
  readonly source: string
  readonly alt: string | undefined
  /** Where it stands; found only when it is asked for. */
  readonly offset: () => number
}

/** Every picture that the publication names, the lead pictures first. */
export function namedPictures(content: Pick<LoadedContent, 'articles' | 'authors' | 'pages'>): readonly NamedPicture[] {
  const leads = content.articles.flatMap(({ fields: { image }, source, data }) =>
    image ? [{ text: source, source: image.src, alt: image.alt, offset: () => data?.locate(['image', 'src']) ?? 0 }] : [],
  )
  const entries: readonly Entry<unknown>[] = [...content.articles, ...content.authors, ...content.pages]
  return [...leads, ...entries.flatMap(picturesInBody)]
}

function picturesInBody({ source: text, body }: Entry<unknown>): readonly NamedPicture[] {
  return body.parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return [{ text, source: decodeSource(part.source), alt: part.alt, offset: () => part.offset }]
  })
}

/** Of a picture's source in Markdown, which is a URL, the file path; a malformed escape is left as it stands. */
export function decodeSource(source: string): string {
  try {
    return decodeURIComponent(source)
  } catch (error) {
    if (error instanceof URIError) return source
    throw error
  }
}
