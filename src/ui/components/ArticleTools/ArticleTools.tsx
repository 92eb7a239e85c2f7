import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './ArticleTools.module.css'

/** What a reader can do with an article; the runtime answers the buttons, and shows the last one where the device can share. */
export function ArticleTools() {
  const messages = useMessages()
  return (
    <p className={styles.tools}>
      <button type="button" data-tool="save" aria-pressed={false}>
        {messages.save}
      </button>
      <button type="button" data-tool="copy" aria-live="polite">
        {messages.copyLink}
      </button>
      <button type="button" data-tool="print">
        {messages.print}
      </button>
      <button type="button" data-tool="share" hidden>
        {messages.share}
      </button>
    </p>
  )
}
