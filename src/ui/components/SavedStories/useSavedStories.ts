import { useMemo, useSyncExternalStore } from 'react'
import { type SavedStory, dropStory, key, parseSaved, readSaved, readSavedText, saveStory } from './savedStories.ts'

const store = () => localStorage

/** The stories that the device keeps, the newest first; none in a document. */
export function useSavedStories(): readonly SavedStory[] {
  const text = useSyncExternalStore(watchSaved, readText, () => null)
  return useMemo(() => parseSaved(text), [text])
}

/** Whether the device keeps the story at the page's address. */
export function useIsSaved(): boolean {
  return useSyncExternalStore(watchSaved, isSavedHere, () => false)
}

function isSavedHere(): boolean {
  return readSaved(store).some(({ path }) => path === location.pathname)
}

/** Puts a story on the list; false where the device keeps nothing. */
export function keepStory(story: SavedStory): boolean {
  return tell(saveStory(story, store))
}

/** Takes a story off the list; false where the device keeps nothing. */
export function forgetStory(path: string): boolean {
  return tell(dropStory(path, store))
}

/** Other tabs hear of a change by the browser; this one as if it were another, whichever script made it. */
function tell(isDone: boolean): boolean {
  if (isDone) dispatchEvent(new StorageEvent('storage', { key }))
  return isDone
}

function readText(): string | null {
  return readSavedText(store)
}

/** Calls `heard` when the list may have changed, when the page comes back as it was left, and when another page stands. */
function watchSaved(heard: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const moment of ['storage', 'pageshow']) addEventListener(moment, heard, { signal })
  if ('navigation' in globalThis) navigation.addEventListener('navigatesuccess', heard, { signal })
  return () => ended.abort()
}
