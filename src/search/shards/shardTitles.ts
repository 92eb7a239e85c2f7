import type { TitleIndex } from '../TitleIndex.ts'
import { foldTitle } from '../Matcher.ts'
import { type WordEnd, commonShards, fileSize, layOut, wordShards } from './layOut.ts'
import { type TitleShards, blockSize } from './TitleShards.ts'
import { placesOf } from './placesOf.ts'

interface ShardOptions {
  /** Prefix of the files' names; identifies the titles. */
  readonly name: string
  /** Letters per file. */
  readonly size?: number
}

interface ShardedTitles {
  readonly head: TitleShards
  /** Data of the static queries, by name. */
  readonly files: ReadonlyMap<string, object>
}

/**
 * Divides a title index into files of which a search loads few. A word of a query has no spaces, so a title contains it if it begins a
 * suffix of one of the title's words: `ark` begins a suffix of `park`.
 */
export function shardTitles(index: TitleIndex, { name, size = fileSize }: ShardOptions): ShardedTitles {
  const places = placesOf(index)
  const { groups } = index
  const { rare, common } = layOut(wordEnds(index, places), size)
  const words = wordShards(rare, size)
  const commons = commonShards(common, size)
  const files = new Map<string, object>([[`${name}-all`, index]])
  for (let at = 0; at < places.length; at += blockSize) {
    files.set(
      `${name}-b${at / blockSize}`,
      places.slice(at, at + blockSize).flatMap((position) => index.articles[position] ?? ['', '']),
    )
  }
  for (const [number, { shard }] of words.entries()) files.set(`${name}-w${number}`, shard)
  for (const [number, shard] of commons.entries()) files.set(`${name}-c${number}`, shard)
  return {
    files,
    head: {
      shards: name,
      places: places.length,
      articles: new Set(places).size,
      groups: groups.map((group) => [
        group.title,
        group.path,
        group.articles.length,
        group.children.map(({ title, path, articles }) => [title, path, articles.length]),
      ]),
      words: words.map(({ first }) => first),
      common: commons.map((shard) => shard.map(([key]) => key)),
    },
  }
}

/** Returns all suffixes of the titles' words, each once. */
function wordEnds({ articles }: TitleIndex, places: readonly number[]): readonly WordEnd[] {
  const codesOf = new Map<string, number[]>()
  const seen = new Set<number>()
  for (const [place, position] of places.entries()) {
    const code = place * 2 + Number(seen.has(position))
    seen.add(position)
    const [title = ''] = articles[position] ?? []
    for (const word of new Set(foldTitle(title).split(/\s+/))) {
      const codes = codesOf.get(word)
      if (codes) codes.push(code)
      else if (word !== '') codesOf.set(word, [code])
    }
  }
  const lists = new Map<string, number[][]>()
  for (const [word, codes] of codesOf) {
    for (let at = 0; at < word.length; at++) {
      const end = word.slice(at)
      const known = lists.get(end)
      if (known) known.push(codes)
      else lists.set(end, [codes])
    }
  }
  return Array.from(lists, ([text, ofWords]) => ({ text, lists: ofWords }))
}
