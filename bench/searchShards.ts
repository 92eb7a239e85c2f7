import { brotliCompressSync, constants } from 'node:zlib'
import type { TitleIndex } from '../src/search/TitleIndex.ts'
import { ShardedSearch } from '../src/search/shards/ShardedSearch.ts'
import { shardTitles } from '../src/search/shards/shardTitles.ts'
import { spreadTitles } from '../src/search/testing/spreadTitles.ts'

// npm run bench:shards [-- TITLES]: measures what the first answer to a query transfers and computes in a publication of many titles.
const count = Number(process.argv[2] ?? 100_000)

/** Returns the size in bytes of an answer that `serve` sends without a stored compressed form. */
const packed = (data: unknown) =>
  brotliCompressSync(JSON.stringify({ data }), { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } })
    .length

/** Returns the result with the CPU milliseconds that it took. */
function timed<Made>(work: () => Made): readonly [made: Made, milliseconds: number] {
  const before = process.threadCpuUsage()
  const made = work()
  const { user, system } = process.threadCpuUsage(before)
  return [made, (user + system) / 1000]
}

const index: TitleIndex = spreadTitles(count)
const [{ head, files }, making] = timed(() => shardTitles(index, { name: '0123456789abcdef' }))
const kinds = Map.groupBy(files, ([name]) => /-([a-z])/.exec(name)?.[1] ?? '')
const sizes = Array.from(kinds, ([kind, list]) => {
  const bytes = list.map(([, data]) => packed(data))
  return `${kind}: ${list.length} files, ${bytes.reduce((sum, size) => sum + size, 0)} bytes, the largest ${Math.max(...bytes)}`
})
process.stdout.write(
  `${count} titles, divided in ${making.toFixed(0)} ms of CPU; the beginning ${packed(head)} bytes\n${sizes.join('\n')}\n`,
)

const words = index.articles.filter((_, at) => at % Math.ceil(count / 60) === 0).map(([title]) => title.toLowerCase().split(' '))
const queries = [
  ...words.map(([, one = '']) => one),
  ...words.map(([, one = '']) => one.slice(0, 3)),
  ...words.map(([one = '', , two = '']) => `${two} ${one}`),
  ...words.map(([, one = '', , two = '', three = '']) => `${two.slice(0, 4)} ${one} ${three}`),
  ...words.map(([, one = '']) => `^${one}`),
]
const rows: {
  readonly query: string
  readonly bytes: number
  readonly files: number
  readonly milliseconds: number
  readonly count: string
}[] = []
for (const query of queries) {
  let bytes = packed(head)
  let loaded = 0
  const load = (name: string) => {
    const data = files.get(name)
    bytes += packed(data)
    loaded += 1
    return Promise.resolve(data ?? {})
  }
  const search = new ShardedSearch(head, load)
  const before = process.threadCpuUsage()
  const found = await search.find(query, 30)
  const { user, system } = process.threadCpuUsage(before)
  rows.push({
    query,
    bytes,
    files: loaded,
    milliseconds: (user + system) / 1000,
    count: found === 'undecided' ? 'undecided' : String(found?.count),
  })
}
for (const row of rows.toSorted((a, b) => b.bytes - a.bytes).slice(0, 25)) {
  process.stdout.write(
    `${row.query.padEnd(40)} ${String(row.bytes).padStart(7)} bytes ${String(row.files).padStart(4)} files ${row.milliseconds.toFixed(0).padStart(5)} ms ${row.count}\n`,
  )
}
const middle = rows.toSorted((a, b) => a.bytes - b.bytes)[Math.floor(rows.length / 2)]
process.stdout.write(`median ${middle?.bytes} bytes, ${rows.filter(({ bytes }) => bytes > 60_000).length} of ${rows.length} above 60000\n`)
