interface CrawlOptions {
  /** URL of the bucket, without a trailing slash. */
  readonly origin: string
  /** Addresses that a reader starts from. */
  readonly from: readonly string[]
  /** Files that an open page may request at any time. */
  readonly files?: readonly string[]
}

interface Crawl {
  /** Number of documents and page data files that were read. */
  readonly pages: number
  /** Missing files, each with the file that refers to it. */
  readonly broken: readonly string[]
}

const named = /\b(?:href|src)="(\/[^"]*)"/g

/** Crawls a site like a reader who follows every link, both as a document and as page data, and loads everything that either refers to. */
export async function crawl({ origin, from, files = [] }: CrawlOptions): Promise<Crawl> {
  const broken: string[] = []
  const seen = new Map<string, string>([...from, ...files].map((address) => [address, 'the reader']))
  let pages = 0
  const name = (address: string, by: string) => void (seen.has(address) || seen.set(address, by))
  const load = async (path: string, by: string) => {
    const answer = await fetch(origin + path)
    const text = await answer.text()
    if (answer.status === 200) return text
    broken.push(`${path} (named by ${by}): ${answer.status}`)
    return undefined
  }
  // Addresses found on the way are appended to the map, so the loop reaches them.
  for (const [address, by] of seen) {
    if (/\.[a-z0-9]+$/.test(address)) {
      await load(address, by)
      continue
    }
    const document = await load(address === '/' ? '/index.html' : address, by)
    for (const [, target = ''] of document?.matchAll(named) ?? []) name(target, address)
    const data = await load(`/page-data${address === '/' ? '/index' : address}/page-data.json`, by)
    pages += 2
    if (data === undefined) continue
    const { links, files: needed } = JSON.parse(data) as { readonly links: readonly string[]; readonly files: readonly string[] }
    for (const target of [...links, ...needed]) name(target, `the data of ${address}`)
  }
  return { pages, broken }
}
