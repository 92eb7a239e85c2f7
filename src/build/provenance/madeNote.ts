import type { Article } from '../../content/publication.ts'
import type { MadeNote } from '../../shared/pageProps.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { updatedText } from '../pages/articleCard.ts'
import { formatDate } from '../pages/formatText.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { policyLink } from './policyLink.ts'

/** 'How this was made', of what the article and its author say; nothing of an article that does not say how it was made. */
export function madeNote(site: SiteIndex, article: Article): MadeNote | undefined {
  if (!article.made) return undefined
  const { by, model, prompt, reviewedBy, at } = article.made
  const texts = builtTextsIn(site.language).made
  const changed = updatedText(site, article)
  const sentences = [
    by === 'person' ? texts.byPerson : model === undefined ? texts.byModel : texts.byNamedModel(model),
    ...(reviewedBy === undefined ? [] : [texts.reviewed(reviewedBy)]),
    ...(at === undefined ? [] : [texts.made(formatDate(at, site.language).text)]),
    ...(changed === undefined ? [] : [texts.changed(changed.text)]),
    texts.author[site.authorByName.get(article.author)?.kind ?? 'desk'](article.author),
  ]
  const policy = policyLink(site)
  return {
    heading: texts.heading,
    paragraphs: [sentences.join(' '), ...(prompt === undefined ? [] : [texts.prompt(prompt)])],
    ...(policy && { policy }),
  }
}
