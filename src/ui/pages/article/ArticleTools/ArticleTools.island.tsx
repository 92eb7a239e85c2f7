import { type MouseEvent, useEffect, useState } from 'react'
import * as attributes from '../../../../shared/dataAttributes.ts'
import { copyAddress, pageAddress } from '../../../components/PageAddress/pageAddress.ts'
import type { SavedStory } from '../../../components/SavedStories/savedStories.ts'
import { forgetStory, keepStory, useIsSaved } from '../../../components/SavedStories/useSavedStories.ts'
import { island } from '../../../islands/island.ts'
import { useMessages } from '../../../messages/MessagesContext.ts'
import styles from './ArticleTools.module.css'

/** The buttons below an article: they save it on the device, copy its address, print it and share it, where the device can. */
export const ArticleTools = island(() => {
  const messages = useMessages()
  const isSaved = useIsSaved()
  const [saving, saySaving] = useSaid()
  const [copying, sayCopying] = useSaid()
  const toggleSaved = ({ currentTarget }: MouseEvent) => {
    const isDone = isSaved ? forgetStory(location.pathname) : keepStory(storyIn(currentTarget.closest('main')))
    if (!isDone) saySaving(messages.cannotSave)
  }
  const copy = async () => {
    if (await copyAddress()) sayCopying(messages.linkCopied)
  }
  return (
    <p className={styles.tools}>
      <button type="button" aria-pressed={isSaved} onClick={toggleSaved}>
        {saving ?? (isSaved ? messages.kept : messages.save)}
      </button>
      <button type="button" aria-live="polite" onClick={() => void copy()}>
        {copying ?? messages.copyLink}
      </button>
      <button type="button" onClick={() => print()}>
        {messages.print}
      </button>
      <button type="button" className={styles.share} onClick={({ currentTarget }) => share(currentTarget.closest('main'))}>
        {messages.share}
      </button>
    </p>
  )
})

/** Hands the page to the device's own way of sharing. */
function share(main: HTMLElement | null): void {
  const title = main?.querySelector('h1')?.textContent ?? document.title
  // A reader who changes their mind has made no error.
  navigator.share({ title, url: pageAddress() }).catch(() => undefined)
}

/** What the list of saved stories will say of the article that stands. The page says all of it already, so no document says it twice. */
function storyIn(main: ParentNode | null): SavedStory {
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

/** Milliseconds for which a button says what has become of a press. */
const saying = 3000

/** What a button says for a while in place of its label. Saying it again begins the while anew. */
function useSaid(): readonly [text: string | undefined, say: (text: string) => void] {
  const [said, setSaid] = useState<{ readonly text: string }>()
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(undefined), saying)
    return () => clearTimeout(timer)
  }, [said])
  return [said?.text, (text) => setSaid({ text })]
}
