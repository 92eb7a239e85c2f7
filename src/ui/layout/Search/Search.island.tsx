import { type MouseEvent, type UIEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { island } from '../../islands/island.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Search.module.css'
import { type Combobox, useCombobox } from './useCombobox.ts'
import { type LoadedTitles, useSought, useTitles } from './useTitles.ts'

interface SearchProps {
  /** Path of the page that Enter opens, with the query in `?q=`. */
  readonly path: string
}

/** Pixels from the end of the list at which more stories are shown. */
const margin = 600

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/** A plain form in a document; once hydrated, a combobox with the titles found while the reader types. */
export const Search = island(({ path }: SearchProps) => {
  const messages = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const { titles, isUnavailable, load } = useTitles()
  const { aria, show, close, answerKey, ...list } = useCombobox({ field, titles })
  const sought = useSought(path)
  // Without scripts it is a plain field, so the document leaves its role out.
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer)

  const turnTo = () => {
    // A reader who came by keyboard has left the menu open, where it would cover the list.
    document.getElementById('menu')?.hidePopover?.()
    load()
  }
  const isReady = titles !== undefined
  // The reader focused the box before it was hydrated, or before the titles loaded.
  const answerFocus = useEffectEvent(() => {
    if (document.activeElement === field.current) (isReady ? show : turnTo)()
  })
  useEffect(() => answerFocus(), [isReady])
  const answerAddress = useEffectEvent(() => {
    if (!sought) return
    if (!titles) load()
    else if (field.current?.value === '' && titles.search.find(sought, 0)) field.current.value = sought
  })
  useEffect(() => answerAddress(), [sought, isReady])

  const onBlur = () => {
    // When the window loses focus, the field keeps it.
    if (document.activeElement !== field.current) close()
  }
  return (
    <search className={styles.search}>
      <form action={path} method="get" onSubmit={close}>
        <label>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5.5 5.5" />
          </svg>
          <input
            ref={field}
            type="search"
            name="q"
            placeholder={messages.search}
            aria-label={messages.search}
            autoComplete="off"
            onFocus={turnTo}
            onBlur={onBlur}
            onInput={show}
            onClick={show}
            onKeyDown={answerKey}
            {...(isAlive && aria)}
          />
        </label>
      </form>
      {titles && <Panel titles={titles} close={close} {...list} />}
      <output className={styles.failure}>{isUnavailable && messages.searchUnavailable}</output>
    </search>
  )
})

interface PanelProps extends Pick<Combobox, 'text' | 'found' | 'active' | 'close' | 'showMore'> {
  readonly titles: LoadedTitles
}

function Panel({ titles: { sheet, SearchResults }, text, found, active, close, showMore }: PanelProps) {
  const onPress = (event: MouseEvent) => {
    // An option was followed.
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  const onScroll = ({ target }: UIEvent) => {
    const { scrollTop, clientHeight, scrollHeight } = target as Element
    if (found?.more && scrollTop + clientHeight > scrollHeight - margin) showMore()
  }
  return (
    // Pressing the panel keeps the focus in the search box.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()} onClick={onPress} onScrollCapture={onScroll}>
      <style>{sheet}</style>
      <SearchResults found={found} query={text.trim()} active={active} />
    </div>
  )
}
