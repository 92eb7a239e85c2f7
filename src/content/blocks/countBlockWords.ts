import { countWords } from '../markdown/countWords.ts'

/** A value that readers do not see as a word: the name of a form, a file, a colour. */
const unread = /^(?:[a-z-]+|[.#/]\S*)$/

/** Counts the words of a block that are read: its texts, without keys, measures and names of forms. */
export function countBlockWords(value: unknown): number {
  if (typeof value === 'string') return unread.test(value) ? 0 : countWords(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countBlockWords(part), 0)
}
