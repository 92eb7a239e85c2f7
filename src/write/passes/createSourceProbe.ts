import type { SourceProbe } from './SourceProbe.ts'

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
