import type { Draft } from '../drafts/Draft.ts'
import { draftSlug } from '../drafts/draftSlug.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { ArticleTask } from './ArticleTask.ts'
import { chooseAuthor } from './chooseAuthor.ts'
import { choosePicture } from './choosePicture.ts'
import { fileArticle } from './fileArticle.ts'
import { keepSources } from './keepSources.ts'
import { writeBody } from './writeBody.ts'
import { writeTexts } from './writeTexts.ts'

/** All passes of one article. */
export async function writeArticle(task: ArticleTask, context: RunContext): Promise<Draft> {
  const { language, topic, settings } = task
  const body = await writeBody(task, context)
  const { title, description, slug, picture, sources: named } = await writeTexts(task, body, context)
  const filed = await fileArticle(task, { title, description }, context)
  const author = await chooseAuthor(task, { title, description }, context)
  const chosen = await choosePicture(task, { title, description, wanted: picture, category: filed.entity.category }, context)
  const { sources, notes } = await keepSources(named, settings.sources, context.probeSource)
  return {
    language,
    slug: draftSlug(slug, title),
    title,
    description,
    author: author.name,
    date: context.day,
    entity: filed.entity,
    asked: { category: task.category.key, subcategory: task.subcategory?.key },
    sources,
    model: context.model,
    body,
    notes: [...filed.notes, ...author.notes, ...chosen.notes, ...notes],
    ...(chosen.lead && { lead: chosen.lead }),
    picture,
    topic,
  }
}
