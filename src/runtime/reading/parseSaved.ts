import type { SavedStory } from './SavedStory.ts'

/** Stories that the device keeps; with one more, the oldest goes. */
export const mostSaved = 200

/** Reads the list as the device kept it, the newest first: what is no story is passed over, for anybody may have written there. */
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
  // A path on this site, and nothing that a browser would take for an address elsewhere.
  if (!isText(path) || !/^\/[^/\\]/.test(path) || !isText(title)) return undefined
  return {
    path,
    title,
    language: isText(language) ? language : '',
    place: isText(place) ? place : '',
    ...(isText(author) && { author }),
    ...(isText(picture) && picture.startsWith('/assets/') && { picture }),
    ...(isText(drawing) && /^\/[^/\\]/.test(drawing) && { drawing }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
