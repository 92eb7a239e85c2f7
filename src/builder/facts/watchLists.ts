import type { Article } from '../../content/publication.ts'
import type { FactReader } from './FactReader.ts'

/** Lists of articles by key. */
export interface ArticleLists {
  get(key: string): readonly Article[] | undefined
  has(key: string): boolean
}

/** Wraps a list so that reading it is recorded; its value is which articles it contains, in which order. */
export function watchList(list: readonly Article[], fact: string, reader: FactReader): readonly Article[] {
  return new Proxy(list, {
    get(target, key) {
      reader.note(fact)
      const value: unknown = Reflect.get(target, key)
      // The list's own methods then read the unwrapped list, which is several times faster.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Wraps lists so that reading them is recorded; a missing list is a fact as well. */
export function watchLists(lists: ReadonlyMap<string, readonly Article[]>, kind: string, reader: FactReader): ArticleLists {
  const name = (key: string) => `${kind} ${key}`
  const watched = new Map([...lists].map(([key, list]) => [key, watchList(list, name(key), reader)]))
  return {
    get(key) {
      const list = watched.get(key)
      if (!list) reader.note(name(key))
      return list
    },
    has(key) {
      reader.note(name(key))
      return watched.has(key)
    },
  }
}
