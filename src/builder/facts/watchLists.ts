import type { Article } from '../../content/publication.ts'
import type { FactReader } from './FactReader.ts'

/** Lists of articles by key. */
export interface ArticleLists {
  get(key: string): readonly Article[] | undefined
  has(key: string): boolean
}

/** The same list, which notes that it is read: which articles are in it, and in which order. */
export function watchList(list: readonly Article[], fact: string, reader: FactReader): readonly Article[] {
  return new Proxy(list, {
    get(target, key) {
      reader.note(fact)
      const value: unknown = Reflect.get(target, key)
      // The list's own methods then read the list itself, which is several times faster.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The same lists; a list that is not there is a fact as well. */
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
