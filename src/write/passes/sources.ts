import type { ReferenceSite } from '../../content/schemas/site/writingSchema.ts'
import type { Finding } from '../checks/Finding.ts'
import type { Journal } from '../journal/openJournal.ts'
import type { RunState } from '../journal/runState.ts'

export interface Source {
  readonly title: string
  readonly url: string
}

/** Keeps the sources named by a model that are on a reference site and exist; the others are left out and noted. */
export async function keepSources(
  named: readonly Source[],
  sites: readonly ReferenceSite[],
  probe: SourceProbe,
): Promise<{ readonly sources: readonly Source[]; readonly notes: readonly Finding[] }> {
  const sources: Source[] = []
  const notes: Finding[] = []
  for (const { title, url } of named) {
    const leaveOut = (why: string) => notes.push({ rule: 'source', message: `The source "${url.slice(0, 200)}" ${why}; it was left out.` })
    const fault = sourceFault(url, sites) ?? titleFault(title)
    const { href } = URL.parse(url) ?? { href: '' }
    if (fault !== undefined) leaveOut(fault)
    else if (sources.some((source) => source.url === href)) continue
    else if (!(await probe(href))) leaveOut('was not found')
    else sources.push({ title: title.trim(), url: href })
  }
  return { sources, notes }
}

function titleFault(title: string): string | undefined {
  return title.trim() === '' || title.length > 200 || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u.test(title) ? 'has no usable title' : undefined
}

/** Checks each source only once in a run, so that a continued run produces the same articles. */
export function rememberSources(probe: SourceProbe, journal: Pick<Journal, 'append'>, { sources }: Pick<RunState, 'sources'>): SourceProbe {
  const found = new Map(sources)
  return async (url) => {
    const known = found.get(url)
    if (known !== undefined) return known
    const isThere = await probe(url)
    found.set(url, isThere)
    journal.append({ type: 'source', url, isThere })
    return isThere
  }
}

/** Reports whether a page exists, as far as can be told now. */
export type SourceProbe = (url: string) => Promise<boolean>

const mostRedirects = 5

/**
 * Creates a probe that looks for a page, following redirects; a page that cannot be reached,
 * or is where no source may be, counts as missing.
 */
export function createSourceProbe(options: {
  /** Milliseconds per request. */
  readonly timeout: number
  /** Reports whether a URL may be a source. */
  isAllowed(url: string): boolean
}): SourceProbe {
  const ask = async (url: string, method: 'HEAD' | 'GET') => {
    const answer = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(options.timeout) })
    await answer.body?.cancel()
    return { status: answer.status, location: answer.headers.get('location') }
  }
  const look = async (url: string) => {
    const answer = await ask(url, 'HEAD')
    return answer.status === 405 || answer.status === 501 ? ask(url, 'GET') : answer
  }
  async function isThere(url: string, redirects = 0): Promise<boolean> {
    const { status, location } = await look(url)
    if (status < 300 || status >= 400) return status < 300
    const [from, next] = [new URL(url), URL.parse(location ?? '', url)]
    // Many sites redirect removed pages to the front page.
    if (!next || location === null || (next.pathname === '/' && from.pathname !== '/')) return false
    return redirects < mostRedirects && options.isAllowed(next.href) && isThere(next.href, redirects + 1)
  }
  return async (url) => {
    try {
      return await isThere(url)
    } catch (error) {
      if (error instanceof Error) return false
      throw error
    }
  }
}

/** Returns why a URL may not be a source; undefined if it may. */
export function sourceFault(url: string, sites: readonly Pick<ReferenceSite, 'host'>[]): string | undefined {
  const parsed = URL.parse(url)
  if (!parsed || parsed.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) return 'is not a plain https address'
  const isListed = sites.some(({ host }) => parsed.hostname === host || parsed.hostname.endsWith(`.${host}`))
  return isListed ? undefined : 'is on none of the reference sites'
}
