import { createHash } from 'node:crypto'
import type { Voice } from '../../content/schemas/entrySchemas.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import { answerSchemas } from '../prompts/parseAnswer.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { KnownPublication } from '../run/loadKnownPublication.ts'
import { type ArticleTask, askPass, ifAnswered, unanswered } from './askPass.ts'

interface ChosenAuthor {
  readonly name: string
  /** Absent if the publication does not define one. */
  readonly voice: Voice | undefined
  readonly notes: readonly Finding[]
}

/**
 * Chooses the author before anything is written: the model's choice among the publication's authors,
 * falling back to one picked by a hash of the title.
 */
export async function chooseAuthor(
  task: ArticleTask,
  text: { readonly title: string; readonly description: string },
  { publication, call }: RunContext,
): Promise<ChosenAuthor> {
  const { unit, language, settings } = task
  const authors = signersOf(language, publication)
  const [first, second] = authors
  if (!first) return { name: 'Desk', voice: undefined, notes: [{ rule: 'author', message: 'The publication has no authors; add a name.' }] }
  if (!second) return { name: first.name, voice: first.voice, notes: [] }
  const data = { ...text, authors: authors.map(nameAndSubject) }
  const input = { unit, language, settings, pass: 'author', data, schema: answerSchemas.author } as const
  const answer = await ifAnswered(askPass(input, call, () => []))
  const chosen = authors.find(({ name }) => name === answer?.author)
  if (chosen) return { name: chosen.name, voice: chosen.voice, notes: [] }
  const index = createHash('sha256').update(text.title).digest().readUInt32BE() % authors.length
  const { name, voice } = authors[index] ?? first
  const reason = answer ? `The model named the unknown author "${answer.author.slice(0, 80)}"` : unanswered
  return { name, voice, notes: [{ rule: 'author', message: `${reason}; ${name} is used instead.` }] }
}

/** Returns the facts by which the model chooses. */
export function nameAndSubject({ name, about }: { readonly name: string; readonly about: string }) {
  return { name, about }
}

/** Returns the authors who write in a language; if there are none, those of the publication's first language. */
export function signersOf(language: Language, { authors, languages }: Pick<KnownPublication, 'authors' | 'languages'>) {
  const own = authors.filter((author) => author.language === language)
  return own.length > 0 ? own : authors.filter((author) => author.language === languages[0])
}
