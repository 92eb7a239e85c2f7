import { checkDuplicateTitle } from '../checks/checkDuplicate.ts'
import { checkLine } from '../checks/checkLine.ts'
import type { Finding } from '../checks/Finding.ts'
import { draftSlug } from '../drafts/draftSlug.ts'
import { answerSchemas, type AnswerOf } from '../prompts/answerSchemas.ts'
import { instructionsOf } from '../prompts/instructionsOf.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { ArticleTask } from './ArticleTask.ts'
import { askPass } from './askPass.ts'

export type ArticleTexts = AnswerOf<'texts'>

/** Title, description, slug and what goes with them; the slug is free when it comes back. */
export function writeTexts(task: ArticleTask, body: string, { register, call }: RunContext): Promise<ArticleTexts> {
  const { unit, language, topic, settings } = task
  const instructions = instructionsOf('texts', language, settings)
  const line = { language, instructions, suffixes: settings.rules.conversationalTurkish }

  function faultsOf({ title, description, slug }: ArticleTexts): readonly Finding[] {
    const address = draftSlug(slug, title)
    const isFree = register.isSlugFree(language, address, unit) && register.isIdFree(address, unit)
    return [
      ...checkLine(title, { ...line, name: 'The title', longest: 100 }),
      ...checkLine(description, { ...line, name: 'The description', longest: 260 }),
      ...checkDuplicateTitle(title, register.others(language, unit)),
      ...(isFree ? [] : [{ rule: 'slug', message: `The slug "${address}" is taken. Choose another title and slug.` }]),
    ]
  }

  const data = { topic, body, sites: settings.sources.map(({ name, host, kind }) => ({ name, host, kind })) }
  return askPass({ unit, language, settings, pass: 'texts', data, schema: answerSchemas.texts }, call, (texts) => {
    const findings = faultsOf(texts)
    if (findings.length === 0) register.claim(unit, { language, title: texts.title, body, slug: draftSlug(texts.slug, texts.title) })
    return findings
  })
}
