import type { MouseEvent } from 'react'
import { copyAddress, pageAddress } from '../../../components/PageAddress/pageAddress.ts'
import { forgetStory, keepStory, useIsSaved } from '../../../components/SavedStories/useSavedStories.ts'
import { island } from '../../../islands/island.ts'
import { useMessages } from '../../../messages/MessagesContext.ts'
import styles from './ArticleTools.module.css'
import { storyIn } from './storyIn.ts'
import { useSaid } from './useSaid.ts'

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
        {saving ?? messages.save}
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
