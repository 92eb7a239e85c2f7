import type { TitleIndex } from '../TitleIndex.ts'
import { type CommonShard, type TitleBlock, type TitleShards, type WordShard, blockSize, letterOfNone } from './TitleShards.ts'
import { type Codes, decodeCodes, unite } from './postings.ts'
import { placesOf } from './placesOf.ts'

/** Loads the data of a static query; need not cache it. */
export type LoadQuery = (name: string) => Promise<object>

/** If more blocks than this are needed, the whole index is loaded instead. */
const mostBlocks = 150

/** The files of a sharded index, each loaded once. */
export class ShardFiles {
  readonly #head: TitleShards
  readonly #load: LoadQuery
  readonly #loaded = new Map<string, Promise<object>>()
  /** Key of a common beginning -> index of its file. */
  readonly #common: ReadonlyMap<string, number>

  constructor(head: TitleShards, load: LoadQuery) {
    this.#head = head
    this.#load = load
    this.#common = new Map(head.common.flatMap((keys, file) => keys.map((key) => [key, file])))
  }

  /**
   * Returns the places of words with an ending that begins with one of the keys and whose text `accepts` allows.
   * `accepts` receives at least the letters of the key.
   */
  async find(keys: readonly string[], accepts: (text: string) => boolean): Promise<Codes> {
    const lists = await Promise.all(keys.map((key) => this.#beginningsOf(key)))
    return unite(lists.flat().flatMap(([text, codes]) => (accepts(text) ? [decodeCodes(codes)] : [])))
  }

  /** Returns the titles and paths at places. */
  async titles(places: readonly number[]): Promise<readonly (readonly [title: string, path: string])[]> {
    const blocks = new Set(places.map((place) => Math.floor(place / blockSize)))
    if (blocks.size > mostBlocks) {
      const index = await this.all()
      const positions = placesOf(index)
      return places.map((place) => index.articles[positions[place] ?? -1] ?? ['', ''])
    }
    const loaded = new Map(
      await Promise.all(Array.from(blocks, async (block) => [block, await this.#file<TitleBlock>(`b${block}`)] as const)),
    )
    return places.map((place) => {
      const block = loaded.get(Math.floor(place / blockSize))
      const at = (place % blockSize) * 2
      return [block?.[at] ?? '', block?.[at + 1] ?? '']
    })
  }

  /** Loads the whole index. */
  all(): Promise<TitleIndex> {
    return this.#file<TitleIndex>('all')
  }

  async #beginningsOf(key: string): Promise<readonly (readonly [text: string, codes: string])[]> {
    const common = this.#common.get(key)
    if (common !== undefined) {
      const shard = await this.#file<CommonShard>(`c${common}`)
      const [, ...texts] = shard.find(([other]) => other === key) ?? ['']
      return inPairs(texts)
    }
    const file = this.#head.words.findLastIndex((first) => first <= key)
    if (file < 0) return []
    let last = ''
    return inPairs(await this.#file<WordShard>(`w${file}`)).map(([shared, codes]) => {
      last = last.slice(0, shared.charCodeAt(0) - letterOfNone) + shared.slice(1)
      return [last, codes]
    })
  }

  /** Loads a file written by the build, whose name identifies the titles it belongs to. */
  #file<Data extends object>(name: string): Promise<Data> {
    const known = this.#loaded.get(name) ?? this.#load(`${this.#head.shards}-${name}`)
    this.#loaded.set(name, known)
    known.catch(() => this.#loaded.delete(name))
    return known as Promise<Data>
  }
}

function inPairs(list: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from({ length: list.length / 2 }, (_, pair) => [list[pair * 2] ?? '', list[pair * 2 + 1] ?? ''])
}
