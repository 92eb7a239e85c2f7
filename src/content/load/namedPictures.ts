import type { Entry } from './entry.ts'
import type { BlockReference } from '../markdown/renderedBody.ts'
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
  /** Where its alternative text stands, or should. */
  readonly altOffset: () => number
}

/** Every picture that the publication names, the lead pictures first. */
export function namedPictures(content: Pick<LoadedContent, 'articles' | 'authors' | 'pages'>): readonly NamedPicture[] {
  const leads = content.articles.flatMap(({ fields: { image }, source: text, data }) => {
    if (!image || !data) return []
    const offset = () => data.locate(['image', 'src'])
    return [{ text, source: image.src, alt: image.alt, offset, altOffset: () => data.locate(['image', 'alt']) }]
  })
  const entries: readonly Entry<unknown>[] = [...content.articles, ...content.authors, ...content.pages]
  return [...leads, ...entries.flatMap(picturesInBody)]
}

function picturesInBody({ source: text, body }: Entry<unknown>): readonly NamedPicture[] {
  return body.parts.flatMap((part) => {
    if (typeof part === 'string') return []
    if ('block' in part) return picturesInBlock(text, part)
    const offset = () => part.offset
    return [{ text, source: decodeSource(part.source), alt: part.alt, offset, altOffset: offset }]
  })
}

function picturesInBlock(text: SourceText, { block, data }: BlockReference): readonly NamedPicture[] {
  if (block.kind !== 'before-after') return []
  return (['before', 'after'] as const).map((side) => ({
    text,
    source: block[side].src,
    alt: block[side].alt,
    offset: () => data.locate([side, 'src']),
    altOffset: () => data.locate([side, 'alt']),
  }))
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
