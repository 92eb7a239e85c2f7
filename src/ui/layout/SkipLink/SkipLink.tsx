import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SkipLink.module.css'

/** The first thing that the keyboard reaches: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {useMessages().skipToContent}
    </a>
  )
}
