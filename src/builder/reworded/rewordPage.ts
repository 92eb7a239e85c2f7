import { join } from 'node:path'
import type { RewordedArticle } from '../../content/assemble/readReworded.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { readPlainFile } from '../../platform/files/readPlainFile.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { PageData } from '../../shared/pages/pageData.ts'
import { contentOf } from '../addresses/AddressBook.ts'
import type { PageTraits } from '../createPagePlanner.ts'
import type { Kept, MadePart } from '../facts/Part.ts'
import type { Trace } from '../facts/Traces.ts'
import { pageJson } from '../pageData/pageJson.ts'
import { readingMinutes } from '../pages/formatText.ts'
import type { ArticleMaker } from './ArticleMaker.ts'

/** An article's page with another text. */
export interface RewordedPage {
  /** Without the publication's base. */
  readonly path: string
  readonly language: Language
  readonly part: MadePart<PageTraits>
}

interface PageOptions {
  /** The output folder. */
  readonly out: string
  readonly trace: Trace<unknown>
  readonly article: RewordedArticle
}

/** Makes an article's page from its data in the output; undefined if more on it would change than its text. */
export function rewordPage(maker: ArticleMaker, { out, trace, article }: PageOptions): RewordedPage | undefined {
  const [document, data] = trace.files
  const before = data && readIfWhole(out, data)
  if (!document || !before || trace.files.length !== 2) return undefined
  // The hash vouches for the form.
  const page = JSON.parse(before) as PageData<'article'>
  const { component, language } = page.result
  // Cards show the minutes.
  const isAsLong = readingMinutes(article.body.words, language) === readingMinutes(article.wordsBefore, language)
  if (component !== 'article' || !isAsLong) return undefined
  const made = maker.reword(page, article)
  const result = JSON.stringify(made.result)
  const content = contentOf(result)
  const { more } = trace.more as Kept<PageTraits>
  const files = [
    { file: { path: document[0], kind: 'document' }, text: maker.render(made) },
    { file: { path: data[0], kind: 'data' }, text: pageJson(made, result) },
  ] as const
  const part = { content, more: { ...more, content }, reads: trace.reads, written: { files, reads: [] } }
  return { path: page.path, language, part }
}

/** Reads a text of the output; undefined if it is not as it was made. */
export function readIfWhole(out: string, [path, hash]: Trace<unknown>['files'][number]): string | undefined {
  const text = readPlainFile(join(out, path))
  return text !== undefined && contentHash(Buffer.from(text)) === hash ? text : undefined
}
