import { type MouseEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import * as attributes from '../../../../shared/html/dataAttributes.ts'
import { otherDirection } from '../../../../shared/languages/textDirection.ts'
import type { SavedStory } from '../../../components/SavedStories/savedStories.ts'
import { forgetStory, useSavedStories } from '../../../components/SavedStories/useSavedStories.ts'
import { island } from '../../../islands/island.ts'
import { useMessages } from '../../../messages/MessagesContext.ts'
import styles from './SavedList.module.css'

/** The stories saved on the device; empty in a document. */
export const SavedList = island(() => {
  const messages = useMessages()
  const stories = useSavedStories()
  const hasAny = stories.length > 0
  useEffect(() => {
    // The stored list may contain no valid story; the page then shows that it is empty.
    document.documentElement.toggleAttribute(attributes.saves, hasAny)
  }, [hasAny])
  return (
    <ol className={styles.list} {...{ [attributes.saved]: '' }}>
      {stories.map((story) => (
        <li className={styles.row} lang={story.language} dir={otherDirection(story.language, messages.code)} key={story.path}>
          <div className={styles.view}>
            <StoryView story={story} />
          </div>
          <div className={styles.words}>
            <p className={styles.place}>{story.place}</p>
            <h2>
              <a href={story.path}>{story.title}</a>
            </h2>
            <p className={styles.author}>{story.author}</p>
          </div>
          <button
            type="button"
            className={styles.remove}
            lang={messages.code}
            dir={otherDirection(messages.code, story.language)}
            aria-label={`${messages.saved.remove}: ${story.title}`}
            onClick={(event) => remove(story.path, event)}
          >
            {messages.saved.remove}
          </button>
        </li>
      ))}
    </ol>
  )
})

/** A story's picture, or the drawing that stands in for it. */
function StoryView({ story: { picture, drawing } }: { readonly story: SavedStory }) {
  // A newer build of the site may have another picture: the place then stays empty.
  const [isMissing, setIsMissing] = useState(false)
  if (picture !== undefined)
    return isMissing ? null : <img loading="lazy" alt="" width={400} height={267} src={picture} onError={() => setIsMissing(true)} />
  if (drawing === undefined) return null
  return (
    <svg viewBox="0 0 72 72">
      <use href={drawing} />
    </svg>
  )
}

/** Removes a story from the list, and moves the focus to the neighbouring button, so that the reader can remove the next one. */
function remove(path: string, { currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('ol')
  const heading = currentTarget.closest('main')?.querySelector('h1')
  const buttons = () => [...(list?.querySelectorAll('button') ?? [])]
  const place = buttons().findIndex((button) => button === currentTarget)
  flushSync(() => void forgetStory(path))
  const rest = buttons()
  const next = rest[place] ?? rest.at(-1) ?? heading
  if (next && next === heading) next.tabIndex = -1
  next?.focus()
}
