import { createHash } from 'node:crypto'
import type { Language } from '../../shared/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import { answerSchemas } from '../prompts/parseAnswer.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import { type ArticleTask, askPass, orInstead } from './askPass.ts'

interface ChosenAuthor {
  readonly name: string
  readonly notes: readonly Finding[]
}

/** Who signs: the model's choice among the publication's authors; where it names none of them, one chosen by the title. */
export async function chooseAuthor(
  task: ArticleTask,
  text: { readonly title: string; readonly description: string },
  { newsroom, call }: RunContext,
): Promise<ChosenAuthor> {
  const { unit, language, settings } = task
  const authors = authorData(language, newsroom)
  const [first, second] = authors
  if (!first) return { name: 'Desk', notes: [{ rule: 'author', message: 'The publication has no authors; put a name in.' }] }
  if (!second) return { name: first.name, notes: [] }
  const data = { ...text, authors }
  const input = { unit, language, settings, pass: 'author', data, schema: answerSchemas.author } as const
  const { author } = await orInstead(
    askPass(input, call, () => []),
    { author: '' },
  )
  if (authors.some(({ name }) => name === author)) return { name: author, notes: [] }
  const index = createHash('sha256').update(text.title).digest().readUInt32BE() % authors.length
  const { name } = authors[index] ?? first
  return { name, notes: [{ rule: 'author', message: `The model named the unknown author "${author.slice(0, 80)}"; ${name} stands in.` }] }
}

/** Those who write in a language; where none do, those of the publication's first. */
export function authorData(language: Language, { authors, languages }: Pick<Newsroom, 'authors' | 'languages'>) {
  const own = authors.filter((author) => author.language === language)
  const known = own.length > 0 ? own : authors.filter((author) => author.language === languages[0])
  return known.map(({ name, about }) => ({ name, about }))
}
