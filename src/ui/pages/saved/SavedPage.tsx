import type { SavedProps } from '../../../shared/pages/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { SavedList } from './SavedList/SavedList.island.tsx'
import styles from './SavedPage.module.css'

/** The document contains no saved story; its list fills once it is hydrated. */
export function SavedPage({ crumbs, everything }: SavedProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere />
      <ListHead title={messages.saved.heading}>
        <p>{messages.saved.text}</p>
      </ListHead>
      <div className={styles.panel}>
        <NothingSaved everything={everything} />
        <Island on="saved">
          <SavedList />
        </Island>
      </div>
    </div>
  )
}

interface NothingSavedProps {
  /** Path of the page that lists every article. */
  readonly everything: string
}

/** Shown if the list is empty or scripts do not run. */
function NothingSaved({ everything }: NothingSavedProps) {
  const messages = useMessages()
  return (
    <div className={styles.nothing}>
      <EmptyList />
      <div>
        <h2>{messages.saved.nothing}</h2>
        <p className={styles.how}>{messages.saved.how}</p>
        <p className={styles.way}>
          <a href={everything}>{messages.everyStory}</a>
        </p>
      </div>
    </div>
  )
}

/** An illustration of an empty space. */
function EmptyList() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 360" aria-hidden="true">
      <path strokeWidth="12" d="M46 352V8h548v344" />
      <path strokeWidth="5" d="M46 122h548M46 232h548M46 340h548M320 122v110" />
      <path d="M28 352h584M46 20h548M58 14v326M582 14v326" />
      <path
        className={styles.unfilled}
        d="M96 116V44h26v72M122 116V36h34v80M156 116V52h22v64M196 116l22-70 26 8-20 62M432 226v-64h30v64M462 226v-78h22v78M484 226v-58h38v58M104 334v-20h92v20M112 314v-16h76v16M118 298v-14h60v14"
      />
      <path className={styles.ribbon} d="M398 122v58l8-9 8 9v-58" />
      <path d="M470 340c-6-22-4-40 0-52h44c4 12 6 30 0 52M474 288c4-8 32-8 36 0" />
    </svg>
  )
}
