import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Found, TitleSearch } from '../../../search/TitleSearch.ts'
import { isEmpty } from './foundText.ts'

/** How many stories are shown at first, which is more than fits into the panel, and how many more on scrolling. */
const step = 30

interface Combobox {
  /** The text that was typed and searched for. */
  readonly text: string
  /** Undefined while the panel is closed. */
  readonly found: Found | undefined
  /** Position of the option that Enter opens; -1 for none. */
  readonly active: number
  close(this: void): void
  showMore(this: void): void
}

interface ComboboxOptions {
  readonly field: HTMLInputElement
  /** Id of the list; an option's id adds its position. */
  readonly id: string
  readonly search: TitleSearch
}

/** Makes an input a combobox whose list opens while the reader types: its state, its keys and its ARIA attributes. */
export function useCombobox({ field, id, search }: ComboboxOptions): Combobox {
  const [text, setText] = useState(field.value)
  const [open, setOpen] = useState(document.activeElement === field)
  const [active, setActive] = useState(-1)
  const [limit, setLimit] = useState(step)
  // The letter that was typed is painted first, and what it finds after it.
  const sought = useDeferredValue(text)
  const found = useMemo(() => (open ? search.find(sought, limit) : undefined), [search, open, sought, limit])
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const show = () => {
    setOpen(true)
    if (field.value === text) return
    setText(field.value)
    setActive(-1)
    setLimit(step)
  }

  const answerKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (!found) {
      if (key === 'ArrowDown' || key === 'ArrowUp') show()
      return
    }
    if (key === 'Enter' && active >= 0) document.getElementById(id + active)?.click()
    else if (key === 'Escape') close()
    else {
      const next = event.shiftKey ? undefined : nextOption(key, placeIn(found, active))
      // Any other key is meant for the text, and so is Enter after it.
      if (next === undefined) return void (key === 'Shift' || key === 'Enter' || setActive(-1))
      setActive(next)
    }
    event.preventDefault()
  }

  const answer = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') answerKey(event as KeyboardEvent)
    else if (event.type === 'submit') close()
    // In a window that is left, the field keeps the focus.
    else if (event.type === 'blur') void (document.activeElement === field || close())
    else show()
  })
  useEffect(() => {
    const ended = new AbortController()
    for (const type of ['input', 'click', 'blur', 'keydown']) field.addEventListener(type, answer, ended)
    field.form?.addEventListener('submit', answer, ended)
    // Events between the first rendering and now were missed.
    // oxlint-disable-next-line react/set-state-in-effect -- nearly always the state is right already
    answer(new Event(document.activeElement === field ? 'input' : 'blur'))
    return () => ended.abort()
  }, [field])

  const expanded = found !== undefined && !isEmpty(found)
  useEffect(() => {
    field.setAttribute('aria-expanded', String(expanded))
    if (expanded) field.setAttribute('aria-controls', id)
    else field.removeAttribute('aria-controls')
  }, [field, id, expanded])
  useEffect(() => {
    if (active < 0) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', id + active)
    document.getElementById(id + active)?.scrollIntoView({ block: 'nearest' })
  }, [field, id, active])

  return { text: sought, found, active, close, showMore: () => setLimit(limit + step) }
}

function placeIn({ groups, places }: Found, active: number) {
  const optionsIn = (articles: readonly unknown[]) => articles.length + 1
  const count = groups.reduce(
    (sum, { articles, children }) => sum + optionsIn(articles) + children.reduce((inner, child) => inner + optionsIn(child.articles), 0),
    places.length,
  )
  const titles = groups.length === 0 ? 0 : groups[0]?.articles.length ? 1 : 2
  return { active, count, firstStory: groups.length === 0 ? 0 : Math.min(places.length + titles, count - 1) }
}

/** The reader's position in the list, and the list's contents. */
interface Place {
  /** Position of the active option; -1 while the reader is in the text. */
  readonly active: number
  /** Titles of groups and stories, at least one. */
  readonly count: number
  /** Titles of groups stand before it. */
  readonly firstStory: number
}

/** The option that a key leads to; undefined for a key that belongs to the text. */
export function nextOption(key: string, { active, count, firstStory }: Place): number | undefined {
  const inText = active < 0
  if (key === 'ArrowDown') return inText ? firstStory : (active + 1) % count
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1
  if (key === 'Home' && !inText) return 0
  if (key === 'End' && !inText) return count - 1
  return undefined
}
