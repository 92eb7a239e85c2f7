import { useMemo, useSyncExternalStore } from 'react'
import { savedKey } from '../../../shared/browser/storageKeys.ts'
import { pagePath } from '../PageAddress/pageAddress.ts'
import { type SavedStory, dropStory, parseSaved, readSaved, readSavedText, saveStory } from './savedStories.ts'

const store = () => localStorage

/** Returns the stories saved on the device, newest first; none on the server. */
export function useSavedStories(): readonly SavedStory[] {
  const text = useSyncExternalStore(watchSaved, readText, () => null)
  return useMemo(() => parseSaved(text), [text])
}

/** Reports whether the story at the page's address is saved. */
export function useIsSaved(): boolean {
  return useSyncExternalStore(watchSaved, isSavedHere, () => false)
}

function isSavedHere(): boolean {
  const here = pagePath()
  return readSaved(store).some(({ path }) => path === here)
}

/** Saves a story; false if the device cannot store it. */
export function keepStory(story: SavedStory): boolean {
  return tell(saveStory(story, store))
}

/** Removes a story; false if the device cannot store the change. */
export function forgetStory(path: string): boolean {
  return tell(dropStory(path, store))
}

/** The browser notifies other tabs of a change; this dispatches the same event in this tab, whichever script made the change. */
function tell(isDone: boolean): boolean {
  if (isDone) dispatchEvent(new StorageEvent('storage', { key: savedKey }))
  return isDone
}

function readText(): string | null {
  return readSavedText(store)
}

/** Calls `heard` when the list may have changed, when the page is restored from the cache, and when another page is shown. */
function watchSaved(heard: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const moment of ['storage', 'pageshow']) addEventListener(moment, heard, { signal })
  if (globalThis.navigation) navigation.addEventListener('navigatesuccess', heard, { signal })
  return () => ended.abort()
}
