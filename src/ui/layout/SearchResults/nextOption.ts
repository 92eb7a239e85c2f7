/** Where the reader is in the list, and what it holds. */
export interface Place {
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
