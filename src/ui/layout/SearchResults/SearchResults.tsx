import { type UIEvent, useId, useMemo } from 'react'
import { TitleSearch } from '../../../search/TitleSearch.ts'
import type { TitleIndex } from '../../../search/TitleIndex.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { EmptyRoom } from './EmptyRoom.tsx'
import { ResultList } from './ResultList.tsx'
import styles from './SearchResults.module.css'
import { useCombobox } from './useCombobox.ts'

/** Pixels from the end of the list at which more stories are shown. */
const margin = 600

export interface SearchResultsProps {
  /** The search box, which may hold a text already. */
  readonly field: HTMLInputElement
  readonly titles: TitleIndex
}

/** The panel below the search box: what is found while the reader types. */
export function SearchResults({ field, titles }: SearchResultsProps) {
  const messages = useMessages()
  const id = useId()
  const search = useMemo(() => new TitleSearch(titles), [titles])
  const { text, found, active, close, showMore } = useCombobox({ field, id, search })
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (found?.more && scrollTop + clientHeight > scrollHeight - margin) showMore()
  }
  const query = text.trim()
  return (
    // A press on the panel leaves the focus where the reader types.
    <div className={found && styles.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <output className={styles.count}>
        {found && (found.count > 0 ? messages.storiesFor(found.count, query) : messages.noStoryFor(query))}
      </output>
      {found?.count === 0 && <EmptyRoom />}
      {found && found.count > 0 && <ResultList id={id} groups={found.groups} active={active} onScroll={onScroll} onChoose={close} />}
    </div>
  )
}
