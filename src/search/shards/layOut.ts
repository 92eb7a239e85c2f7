import { type CommonShard, type WordShard, letterOfNone } from './TitleShards.ts'
import { looseKey } from './looseKey.ts'
import { type Codes, encodeCodes, unite } from './postings.ts'

/** A suffix of a word, up to the whole word. */
export interface WordEnd {
  readonly text: string
  /** Places of the words that end in it; one list per word. */
  readonly lists: readonly Codes[]
}

/** Letters of a file before compression. A beginning that needs more is common, and gets the places of everything that begins with it. */
export const fileSize = 11_000

interface Entry {
  readonly key: string
  readonly text: string
  readonly codes: Codes
  readonly encoded: string
}

interface Common {
  readonly key: string
  readonly texts: readonly (readonly [text: string, encoded: string])[]
}

/** Endings whose keys have the same beginning; they stay together. */
interface Rare {
  readonly beginning: string
  readonly entries: readonly Entry[]
}

interface Layout {
  readonly rare: readonly Rare[]
  readonly common: readonly Common[]
}

/** Separates endings that few titles have from beginnings that many have. */
export function layOut(ends: readonly WordEnd[], size: number): Layout {
  const entries = ends.map(({ text, lists }): Entry => {
    const codes = unite(lists)
    return { key: looseKey(text), text, codes, encoded: encodeCodes(codes) }
  })
  entries.sort((a, b) => (a.key === b.key ? compare(a.text, b.text) : compare(a.key, b.key)))
  const rare: Rare[] = []
  const common: Common[] = []
  const divide = (range: readonly Entry[], depth: number) => {
    const key = range[0]?.key.slice(0, depth) ?? ''
    if (sizeOf(range) <= size) return void rare.push({ beginning: key, entries: range })
    if (depth > 0) common.push(commonBeginning(range, key))
    for (const part of Map.groupBy(
      range.filter((entry) => entry.key.length > depth),
      (entry) => entry.key.charAt(depth),
    ).values()) {
      divide(part, depth + 1)
    }
  }
  if (entries.length > 0) divide(entries, 0)
  return { rare, common }
}

function commonBeginning(range: readonly Entry[], key: string): Common {
  const texts = Map.groupBy(range, ({ text }) => text.slice(0, key.length))
  return { key, texts: Array.from(texts, ([text, entries]) => [text, encodeCodes(unite(entries.map(({ codes }) => codes)))]) }
}

/** Returns files of word endings, each with the first beginning in it. */
export function wordShards(rare: Layout['rare'], size: number): readonly { readonly first: string; readonly shard: WordShard }[] {
  return inFiles(rare, size, ({ entries }) => sizeOf(entries)).map((ranges) => {
    const entries = ranges.flatMap((range) => range.entries)
    let last = ''
    const shard = entries.flatMap(({ text, encoded }) => {
      const shared = sharedLength(last, text)
      last = text
      return [String.fromCharCode(letterOfNone + shared) + text.slice(shared), encoded]
    })
    return { first: ranges[0]?.beginning ?? '', shard }
  })
}

export function commonShards(common: readonly Common[], size: number): readonly CommonShard[] {
  const sizeOfOne = ({ texts }: Common) => texts.reduce((sum, [text, encoded]) => sum + text.length + encoded.length, 0)
  return inFiles(common, size, sizeOfOne).map((file) => file.map(({ key, texts }) => [key, ...texts.flat()] as const))
}

/** Maximum shared letters that a letter can encode, so that all of them are ASCII. */
const mostShared = 26

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < mostShared && length < one.length && one[length] === other[length]) length++
  return length
}

function sizeOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { text, encoded }) => sum + text.length / 2 + encoded.length + 6, 0)
}

/** Groups things in order, up to a total size per group; a single thing may be larger. */
function inFiles<Thing>(things: readonly Thing[], most: number, sizeOfThing: (thing: Thing) => number): readonly (readonly Thing[])[] {
  const files: Thing[][] = []
  let left = 0
  for (const thing of things) {
    const size = sizeOfThing(thing)
    left -= size
    const last = files.at(-1)
    if (last && left >= 0) last.push(thing)
    else {
      files.push([thing])
      left = most - size
    }
  }
  return files
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
