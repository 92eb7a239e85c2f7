import { basename } from 'node:path'
import {
  type Parsed,
  type StartSettings,
  looks,
  parseAddress,
  parseCategories,
  parseLanguages,
  parseLook,
  parseTitle,
  usualLook,
} from '../../content/start/StartSettings.ts'
import { startTextsIn } from '../../content/start/startTextsIn.ts'
import { latinSlugOf } from '../../content/start/transliterate.ts'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { UsageError } from '../../platform/UsageError.ts'

/** Settings given as arguments; the others are asked for, or have a default. */
export interface GivenSettings {
  readonly title?: string
  readonly url?: string
  readonly lang?: string
  readonly look?: string
  readonly categories?: string
}

/** Asks one question; undefined at the end of the input. */
export type Ask = (question: string) => Promise<string | undefined>

interface AskOptions {
  /** Folder of the new publication. */
  readonly directory: string
  /** Absent: every question gets its default answer. */
  readonly ask: Ask | undefined
  /** Reports an invalid answer. */
  readonly tell: (text: string) => void
}

/** The input ended before all questions were answered. */
export class NoAnswerError extends Error {}

/** Returns the settings of a new publication, from arguments, answers and defaults. */
export async function askSettings(given: GivenSettings, options: AskOptions): Promise<Omit<StartSettings, 'engine' | 'now'>> {
  const settle = createSettler(options)
  const title = await settle({
    words: 'Title',
    option: '--title',
    given: given.title,
    usual: titleFrom(options.directory),
    parse: parseTitle,
  })
  const url = await settle({
    words: 'Address',
    option: '--url',
    given: given.url,
    usual: `https://${latinSlugOf(title) ?? 'publication'}.example`,
    parse: parseAddress,
  })
  const languages = await settle({
    words: `Languages, the default first (${engineLanguageCodes.join(', ')})`,
    option: '--lang',
    given: given.lang,
    usual: 'en',
    parse: parseLanguages,
  })
  const look = await settle({
    words: `Look (${looks.join(', ')})`,
    option: '--look',
    given: given.look,
    usual: usualLook,
    parse: parseLook,
  })
  const { guides, notes } = startTextsIn(languages[0]).categories
  const usual = `${guides.title}, ${notes.title}`
  const categories = await settle({
    words: 'First categories',
    option: '--categories',
    given: given.categories,
    usual,
    parse: (text) => parseCategories(text === usual ? '' : text, languages),
  })
  return { title, url, languages, look, ...(categories && { categories }) }
}

interface Question<Value> {
  readonly words: string
  /** The argument that answers the question. */
  readonly option: string
  readonly given: string | undefined
  /** The default, used for an empty answer. */
  readonly usual: string
  readonly parse: (text: string) => Parsed<Value>
}

function createSettler({ ask, tell }: AskOptions) {
  return async <Value>({ words, option, given, usual, parse }: Question<Value>): Promise<Value> => {
    let answer = given
    for (;;) {
      answer ??= ask ? await ask(`${words} [${usual}]: `) : usual
      if (answer === undefined) throw new NoAnswerError('The questions were not answered; nothing was created.')
      const parsed = parse(answer.trim() === '' && answer !== given ? usual : answer)
      if ('value' in parsed) return parsed.value
      if (!ask) throw new UsageError(`${option}: ${parsed.fault}`)
      tell(parsed.fault)
      answer = undefined
    }
  }
}

/** Makes a title from the folder's name. */
function titleFrom(directory: string): string {
  const words = (basename(directory).match(/[\p{L}\p{N}]+/gu) ?? ['my', 'publication']).join(' ')
  return words.replace(/^./u, (letter) => letter.toLocaleUpperCase('en'))
}
