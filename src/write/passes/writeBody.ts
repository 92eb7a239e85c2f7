import type { Voice } from '../../content/schemas/entrySchemas.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { articlePath, localPath } from '../../shared/addresses/paths.ts'
import type { Finding } from '../checks/Finding.ts'
import { checkBody } from '../checks/checkBody.ts'
import { checkLanguage } from '../checks/checkLanguage.ts'
import { checkLine } from '../checks/checkLine.ts'
import { checkTalk } from '../checks/checkTalk.ts'
import { readBody } from '../checks/readBody.ts'
import { answerSchemas } from '../prompts/parseAnswer.ts'
import { instructionsOf } from '../prompts/passRequest.ts'
import { voiceLines } from '../prompts/tasks.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { KnownPublication } from '../run/loadKnownPublication.ts'
import { type ArticleTask, askPass } from './askPass.ts'
import { placeData } from './placeOf.ts'

/** Writes the outline, the draft and the edited text: the Markdown of an article that passes every check, in its author's voice. */
export async function writeBody(
  task: ArticleTask,
  voice: Voice | undefined,
  { publication, reservations, call }: RunContext,
): Promise<string> {
  const { unit, language, topic, settings } = task
  const input = { unit, language, settings }
  const place = placeData(task)
  const outline = await askPass(
    { ...input, pass: 'outline', data: { topic, ...place }, schema: answerSchemas.outline },
    call,
    ({ sections }) => sections.flatMap(({ heading }) => checkHeading(heading, task)),
  )
  const articles = linkTargets(task, publication)
  const draft = await askPass(
    { ...input, voice, pass: 'draft', data: { topic, ...place, outline, articles }, schema: answerSchemas.draft },
    call,
    ({ body }) => [
      ...(body.trim() === '' ? [{ rule: 'empty', message: 'The text is empty.' }] : []),
      ...checkTalk(readBody(body), language),
      ...checkLanguage([body], language),
    ],
  )
  const context = {
    language,
    settings,
    paths: linkPaths(language, publication),
    instructions: [
      ...instructionsOf('draft', language, settings),
      ...instructionsOf('edit', language, settings),
      ...voiceLines(voice, language),
    ],
  }
  const edited = await askPass(
    { ...input, voice, pass: 'edit', data: { topic, body: draft.body, articles }, schema: answerSchemas.edit },
    call,
    ({ body }) => {
      const findings = checkBody(body, { ...context, known: reservations.others(language, unit) })
      if (findings.length === 0) reservations.claim(unit, { language, title: topic, body })
      return findings
    },
  )
  return `${edited.body.trim()}\n`
}

function checkHeading(text: string, { language, settings }: ArticleTask): readonly Finding[] {
  const instructions = instructionsOf('outline', language, settings)
  return checkLine(text, { language, name: 'A heading', longest: 120, instructions, suffixes: false })
}

const listed = 25

type Neighbourhood = Pick<KnownPublication, 'articles' | 'languages'>

/** Returns the published articles that a text may be told to link to: those of its category. */
export function linkTargets({ language, category }: Pick<ArticleTask, 'language' | 'category'>, around: Neighbourhood) {
  return publishedIn(language, around)
    .filter((article) => article.categories.includes(category.key))
    .slice(0, listed)
    .map(({ title, slug }) => ({ title, path: pathOf(slug, language, around) }))
}

/** Returns every path that a text in a language may link to. */
function linkPaths(language: Language, around: Neighbourhood): ReadonlySet<string> {
  return new Set(publishedIn(language, around).map(({ slug }) => pathOf(slug, language, around)))
}

function pathOf(slug: string, language: Language, { languages }: Neighbourhood): string {
  return localPath(articlePath(slug), { language, defaultLanguage: languages[0] })
}

function publishedIn(language: Language, { articles }: Neighbourhood) {
  return articles.filter((article) => article.isPublished && article.language === language)
}
