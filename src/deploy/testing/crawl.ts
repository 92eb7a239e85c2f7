interface CrawlOptions {
  /** Address of the bucket, without a slash at the end. */
  readonly origin: string
  /** Addresses that a reader begins with. */
  readonly from: readonly string[]
  /** Files that a reader's open page may ask for at any time. */
  readonly files?: readonly string[]
}

interface Crawl {
  /** Documents and page data that were read. */
  readonly pages: number
  /** Missing files, each with the file that names it. */
  readonly broken: readonly string[]
}

const named = /\b(?:href|src)="(\/[^"]*)"/g

/** Reads a site as a reader would who follows every link, both as a document and as page data, and loads all that either names. */
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
  // What is named on the way joins the end of the map, and so of the loop.
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
