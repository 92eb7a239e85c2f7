import type { SavedProps } from '../../../shared/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { NothingSaved } from './NothingSaved.tsx'
import { SavedPattern } from './SavedPattern.tsx'
import styles from './SavedPage.module.css'

/** The document knows of no saved story: the browser copies the pattern for each that the device keeps. */
export function SavedPage({ crumbs, everything }: SavedProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere />
      <ListHead title={messages.saved.heading}>
        <p>{messages.saved.text}</p>
      </ListHead>
      <div className={styles.room}>
        <NothingSaved everything={everything} />
        <ol className={styles.list} data-saved="">
          <SavedPattern />
        </ol>
      </div>
    </div>
  )
}
