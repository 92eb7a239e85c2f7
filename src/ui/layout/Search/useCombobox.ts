import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Found, TitleSearch } from '../../../search/TitleSearch.ts'
import { isEmpty, listId, placesOf } from './foundText.ts'

/** Number of stories shown at first, more than fit into the panel, and added on scrolling. */
const step = 30

export interface Combobox {
  /** The typed text that was searched for. */
  readonly text: string
  /** Undefined while the panel is closed. */
  readonly found: Found | undefined
  /** Position of the option that Enter opens; -1 for none. */
  readonly active: number
  /** The ARIA attributes of the input. */
  readonly aria: object
  /** Opens the list for the field's value. */
  show(this: void): void
  close(this: void): void
  showMore(this: void): void
  answerKey(this: void, event: KeyboardEvent): void
}

interface ComboboxOptions {
  readonly field: RefObject<HTMLInputElement | null>
  /** A new object when the same text may find more than before; undefined until the titles have loaded. */
  readonly titles: { readonly search: Pick<TitleSearch, 'find'> } | undefined
}

/** Makes an input a combobox whose list opens while the reader types: its state, keys and ARIA attributes. */
export function useCombobox({ field, titles }: ComboboxOptions): Combobox {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [limit, setLimit] = useState(step)
  // The typed letter is painted first, its results after it.
  const sought = useDeferredValue(text)
  const answer = useMemo(() => (open ? titles?.search.find(sought, limit) : undefined), [titles, open, sought, limit])
  // The last results stay until the titles for the next letter have loaded.
  const [settled, setSettled] = useState<{ readonly text: string; readonly found: Found }>()
  if (answer && !answer.pending && answer !== settled?.found) setSettled({ text: sought, found: answer })
  const held = answer?.waiting && settled
  const found = held ? held.found : answer?.pending ? undefined : answer
  const close = () => {
    setOpen(false)
    setSettled(undefined)
    setActive(-1)
  }
  const show = () => {
    const { current: input } = field
    // The reader may have left the field since typing a text before there was a list.
    setOpen(document.activeElement === input)
    if (!input || input.value === text) return
    setText(input.value)
    setActive(-1)
    setLimit(step)
  }
  const answerKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (!found) {
      if (key === 'ArrowDown' || key === 'ArrowUp') show()
      return
    }
    if (key === 'Enter' && active >= 0) document.getElementById(listId + active)?.click()
    else if (key === 'Escape') close()
    else {
      const next = event.shiftKey ? undefined : nextOption(key, placeIn(found, active))
      // Any other key is meant for the text, and so is Enter after it.
      if (next === undefined) return void (key === 'Shift' || key === 'Enter' || setActive(-1))
      setActive(next)
    }
    event.preventDefault()
  }
  useEffect(() => {
    if (active >= 0) document.getElementById(listId + active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const expanded = found !== undefined && (!isEmpty(found) || placesOf(found).length > 0)
  const aria = {
    role: 'combobox',
    'aria-expanded': expanded,
    'aria-autocomplete': 'list',
    'aria-keyshortcuts': '/',
    'aria-controls': expanded ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : listId + active,
  }
  return { text: held ? held.text : sought, found, active, aria, show, close, answerKey, showMore: () => setLimit(limit + step) }
}

function placeIn(found: Found, active: number) {
  const { groups } = found
  const places = placesOf(found)
  const optionsIn = (articles: readonly unknown[]) => articles.length + 1
  const count = groups.reduce(
    (sum, { articles, children }) => sum + optionsIn(articles) + children.reduce((inner, child) => inner + optionsIn(child.articles), 0),
    places.length,
  )
  const titles = groups.length === 0 ? 0 : groups[0]?.articles.length ? 1 : 2
  return { active, count, firstStory: groups.length === 0 ? 0 : Math.min(places.length + titles, count - 1) }
}

/** The reader's position in the list, and the list's size. */
interface Place {
  /** Position of the active option; -1 while the reader is in the text. */
  readonly active: number
  /** Number of options, headings of groups included; at least one. */
  readonly count: number
  /** Position of the first story; headings of groups come before it. */
  readonly firstStory: number
}

/** Returns the option that a key moves to; undefined for a key that belongs to the text. */
export function nextOption(key: string, { active, count, firstStory }: Place): number | undefined {
  const inText = active < 0
  if (key === 'ArrowDown') return inText ? firstStory : (active + 1) % count
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1
  if (key === 'Home' && !inText) return 0
  if (key === 'End' && !inText) return count - 1
  return undefined
}
