import * as attributes from '../../../../shared/dataAttributes.ts'
import type { SavedStory } from '../../../components/SavedStories/savedStories.ts'

/** What the list of saved stories will say of the article that stands. The page says all of it already, so no document says it twice. */
export function storyIn(main: ParentNode | null): SavedStory {
  const text = (selector: string) => main?.querySelector(`article ${selector}`)?.textContent ?? ''
  const author = text('[rel=author]')
  const drawing = main?.querySelector(`[${attributes.drawing}] use`)?.getAttribute('href')
  const picture = main?.querySelector<HTMLSourceElement>(`[${attributes.picture}] source`)?.srcset.split(' ')[0]
  return {
    path: location.pathname,
    title: text('h1'),
    language: document.documentElement.lang,
    place: text('li:last-child > a'),
    ...(author !== '' && { author }),
    ...(picture !== undefined && { picture }),
    ...(drawing && { drawing }),
  }
}
