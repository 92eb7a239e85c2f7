import { mostSaved, parseSaved } from './parseSaved.ts'
import type { SavedStory } from './SavedStory.ts'

const key = 'saved'

/** Where the device keeps things; some browsers have no such place, others throw where it is asked for. */
export type Store = () => Storage | null

/** The stories that the device keeps, the newest first; none where it keeps nothing. */
export function readSaved(store: Store): readonly SavedStory[] {
  try {
    return parseSaved(store()?.getItem(key) ?? null)
  } catch (error) {
    if (error instanceof DOMException) return []
    throw error
  }
}

/** Puts a story before the others; false where the device does not keep it. */
export function saveStory(story: SavedStory, store: Store): boolean {
  const others = readSaved(store).filter(({ path }) => path !== story.path)
  return write([story, ...others].slice(0, mostSaved), store)
}

export function dropStory(path: string, store: Store): boolean {
  const others = readSaved(store).filter((story) => story.path !== path)
  return write(others, store)
}

function write(stories: readonly SavedStory[], store: Store): boolean {
  try {
    const storage = store()
    if (stories.length === 0) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(stories))
    return storage !== null
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
