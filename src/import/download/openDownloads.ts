import { lookup } from 'node:dns/promises'
import { existsSync, mkdirSync } from 'node:fs'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { extname, join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'

type Downloaded = { readonly path: string } | { readonly why: string }

/** Maximum bytes of one picture, and of all pictures in a run. */
const most = { one: 30_000_000, all: 2_000_000_000 }
const mostRedirects = 4
/** Timeout for one picture in milliseconds. */
const patience = 30_000

/**
 * Returns a function that downloads pictures of other servers into the cache, each once. Only public addresses are requested, and sizes are
 * limited.
 */
export function openDownloads(cache: string, isAllowed: (address: string) => boolean = isPublic): (url: string) => Promise<Downloaded> {
  const folder = join(cache, 'downloads')
  let left = most.all
  return async (url) => {
    const path = join(folder, `${shortHash(url, 24)}${nameOf(url)}`)
    if (existsSync(path)) return { path }
    if (left <= 0) return { why: 'this run has downloaded as much as it may' }
    const content = await fetchBytes(url, { isAllowed, redirects: mostRedirects })
    if (typeof content === 'string') return { why: content }
    left -= content.length
    mkdirSync(folder, { recursive: true })
    replaceFile(path, content)
    return { path }
  }
}

function nameOf(url: string): string {
  const { pathname } = new URL(url)
  const [stem = 'picture'] = /[\w-]+(?=\.\w+$)/.exec(pathname) ?? []
  const extension = extname(pathname).toLowerCase()
  return `-${stem.slice(0, 60)}${/^\.(?:jpe?g|png|gif|webp|avif|tiff?|heic)$/.test(extension) ? extension : '.img'}`
}

interface FetchOptions {
  readonly isAllowed: (address: string) => boolean
  readonly redirects: number
}

/** Downloads a URL; returns the bytes, or the reason for a failure as the end of a sentence. */
async function fetchBytes(url: string, { isAllowed, redirects }: FetchOptions): Promise<Buffer | string> {
  if (!URL.canParse(url)) return 'its address is not valid'
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'its address is not http'
  // The request goes to the address that was checked, since the name could resolve to another one the second time.
  const address = await addressOf(hostname.replace(/^\[|\]$/g, ''))
  if (address === undefined) return 'its server cannot be found'
  if (!isAllowed(address)) return 'its server is not public'
  const answer = await ask(url, address)
  if (typeof answer === 'string') return answer
  const status = answer.statusCode ?? 0
  if (status >= 300 && status < 400 && answer.headers.location !== undefined) {
    answer.destroy()
    if (redirects === 0) return 'its address redirects too often'
    return URL.canParse(answer.headers.location, url)
      ? fetchBytes(new URL(answer.headers.location, url).href, { isAllowed, redirects: redirects - 1 })
      : 'its address redirects nowhere'
  }
  if (status !== 200) {
    answer.destroy()
    return `its server answered ${status}`
  }
  return collect(answer)
}

async function addressOf(name: string): Promise<string | undefined> {
  if (isIP(name) !== 0) return name
  return lookup(name).then(
    ({ address }) => address,
    () => undefined,
  )
}

function ask(url: string, address: string): Promise<IncomingMessage | string> {
  const request = new URL(url).protocol === 'https:' ? get : getPlain
  const family = isIP(address)
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        timeout: patience,
        signal: AbortSignal.timeout(patience),
        headers: { 'user-agent': 'roomwright-import' },
        lookup: (_name, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
      },
      resolve,
    )
    sent.on('timeout', () => sent.destroy(new Error('took too long')))
    sent.on('error', () => resolve('its server did not answer'))
  })
}

async function collect(answer: IncomingMessage): Promise<Buffer | string> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > most.one) return `it is larger than ${most.one / 1_000_000} MB`
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof Error) return 'its server stopped partway'
    throw error
  }
  return Buffer.concat(pieces)
}

const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** Reports whether an IP address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPublic(mapped)
  const family = isIP(address)
  return family !== 0 && !closed.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
