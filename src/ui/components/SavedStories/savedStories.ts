import { savedKey } from '../../../shared/browser/storageKeys.ts'

/** Returns the device's storage; some browsers have none, others throw on access. */
export type Store = () => Storage | null

/** Reads the stories saved on the device, newest first; none if nothing can be stored. */
export function readSaved(store: Store): readonly SavedStory[] {
  return parseSaved(readSavedText(store))
}

/** Reads the list as stored text: equal texts mean equal lists. */
export function readSavedText(store: Store): string | null {
  try {
    return store()?.getItem(savedKey) ?? null
  } catch {
    // The browser denies storage, or an extension does, with an error of its own.
    return null
  }
}

/** Puts a story in front of the others; false if the device cannot store it. */
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
    if (stories.length === 0) storage?.removeItem(savedKey)
    else storage?.setItem(savedKey, JSON.stringify(stories))
    return storage !== null
  } catch {
    return false
  }
}

/** Maximum number of saved stories; one more drops the oldest. */
export const mostSaved = 200

/** Parses the stored list, newest first. Skips anything that is not a story, because other scripts may have written there. */
export function parseSaved(text: string | null): readonly SavedStory[] {
  const stories = new Map<string, SavedStory>()
  for (const value of parseList(text)) {
    const story = parseStory(value)
    if (story && !stories.has(story.path) && stories.size < mostSaved) stories.set(story.path, story)
  }
  return [...stories.values()]
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function parseStory(value: unknown): SavedStory | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { path, title, language, place, author, picture, drawing } = value as Partial<Record<keyof SavedStory, unknown>>
  // A path on this site, and nothing that a browser could take for an address elsewhere.
  if (!isText(path) || !/^\/[^/\\]/.test(path) || !isText(title)) return undefined
  return {
    path,
    title,
    language: isText(language) ? language : '',
    place: isText(place) ? place : '',
    ...(isText(author) && { author }),
    ...(isText(picture) && /^(\/[\w.~-]+)*\/assets\//.test(picture) && { picture }),
    ...(isText(drawing) && /^\/[^/\\]/.test(drawing) && { drawing }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** A story that the reader has saved on the device. */
export interface SavedStory {
  readonly path: string
  readonly title: string
  readonly language: string
  /** Title of the category or subcategory it is filed under, in the story's language. */
  readonly place: string
  /** Absent if the article names no author with a page. */
  readonly author?: string
  /** URL of its first picture in the smallest width. */
  readonly picture?: string
  /** URL of the drawing that stands in for a missing picture. */
  readonly drawing?: string
}
