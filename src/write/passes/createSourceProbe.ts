import type { SourceProbe } from './SourceProbe.ts'

/** Looks for a page; one that cannot be reached counts as absent. */
export function createSourceProbe(timeout: number): SourceProbe {
  const statusOf = async (url: string, method: 'HEAD' | 'GET') => {
    const answer = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    return answer.status
  }
  return async (url) => {
    try {
      const status = await statusOf(url, 'HEAD')
      return (status === 405 || status === 501 ? await statusOf(url, 'GET') : status) < 400
    } catch (error) {
      if (error instanceof Error) return false
      throw error
    }
  }
}
