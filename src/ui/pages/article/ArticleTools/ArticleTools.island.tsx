import { type MouseEvent, useEffect, useState } from 'react'
import * as attributes from '../../../../shared/html/dataAttributes.ts'
import { copyAddress, pageAddress, pagePath } from '../../../components/PageAddress/pageAddress.ts'
import { saying } from '../../../components/ReadingAids/sayBeside.ts'
import type { SavedStory } from '../../../components/SavedStories/savedStories.ts'
import { forgetStory, keepStory, useIsSaved } from '../../../components/SavedStories/useSavedStories.ts'
import { island } from '../../../islands/island.ts'
import { useMessages } from '../../../messages/MessagesContext.ts'
import styles from './ArticleTools.module.css'

/** The buttons below an article: save on the device, copy the URL, print and, if the device can, share. */
export const ArticleTools = island(() => {
  const messages = useMessages()
  const isSaved = useIsSaved()
  const [saving, saySaving] = useSaid()
  const [copying, sayCopying] = useSaid()
  const toggleSaved = ({ currentTarget }: MouseEvent) => {
    const isDone = isSaved ? forgetStory(pagePath()) : keepStory(storyIn(currentTarget.closest('main')))
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

/** Opens the device's share dialog for the page. */
function share(main: HTMLElement | null): void {
  const title = main?.querySelector('h1')?.textContent ?? document.title
  // A reader who cancels causes no error.
  navigator.share({ title, url: pageAddress() }).catch(() => undefined)
}

/** Reads the saved-stories entry of the current article from the page, which contains all of it already, so that no document repeats it. */
function storyIn(main: ParentNode | null): SavedStory {
  const text = (selector: string) => main?.querySelector(`article ${selector}`)?.textContent ?? ''
  const author = text('[rel=author]')
  const drawing = main?.querySelector(`[${attributes.drawing}] use`)?.getAttribute('href')
  const picture = main?.querySelector<HTMLSourceElement>(`[${attributes.picture}] source`)?.srcset.split(' ')[0]
  return {
    path: pagePath(),
    title: text('h1'),
    language: document.documentElement.lang,
    place: text('li:last-child > a'),
    ...(author !== '' && { author }),
    ...(picture !== undefined && { picture }),
    ...(drawing && { drawing }),
  }
}

/** Returns a text that temporarily replaces a button's label, and a function that sets it. Setting it again restarts the time. */
function useSaid(): readonly [text: string | undefined, say: (text: string) => void] {
  const [said, setSaid] = useState<{ readonly text: string }>()
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(undefined), saying)
    return () => clearTimeout(timer)
  }, [said])
  return [said?.text, (text) => setSaid({ text })]
}
