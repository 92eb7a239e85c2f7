import type { ReferenceSite } from '../../content/schemas/writingSchema.ts'
import type { Finding } from '../checks/Finding.ts'
import type { Journal } from '../journal/openJournal.ts'
import type { RunState } from '../journal/runState.ts'

export interface Source {
  readonly title: string
  readonly url: string
}

/** Of the sources that a model names, those on a reference site whose pages are there; the others are left out and named. */
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

/** Looks for each source once in a run, so that a run that goes on comes to the same articles. */
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

/** Whether a page is there, as far as can be told now. */
export type SourceProbe = (url: string) => Promise<boolean>

const mostRedirects = 5

/** Looks for a page, behind redirects as well; one that cannot be reached, or lies where no source may, counts as absent. */
export function createSourceProbe(options: {
  /** Milliseconds for each request. */
  readonly timeout: number
  /** Whether an address may stand among the sources. */
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
    // Where pages are taken down, their addresses lead to the front page.
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

/** Why an address may not stand among the sources; undefined where it may. */
export function sourceFault(url: string, sites: readonly Pick<ReferenceSite, 'host'>[]): string | undefined {
  const parsed = URL.parse(url)
  if (!parsed || parsed.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) return 'is not a plain https address'
  const isListed = sites.some(({ host }) => parsed.hostname === host || parsed.hostname.endsWith(`.${host}`))
  return isListed ? undefined : 'is on none of the reference sites'
}
