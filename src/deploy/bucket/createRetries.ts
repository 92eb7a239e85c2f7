import type { S3ClientConfig } from '@aws-sdk/client-s3'

interface RetryOptions {
  /** Maximum number of attempts per request. */
  readonly attempts: number
  /** Milliseconds before the second attempt at most; each further pause is twice as long. */
  readonly pause: number
}

type Retries = Extract<S3ClientConfig['retryStrategy'], { readonly acquireInitialRetryToken: unknown }>

/** Milliseconds for which a service may make a request wait. */
const longest = 10_000

/** Statuses of refusals that pass by themselves: a timeout, a conflict with another request, too many requests. */
const passing: ReadonlySet<number | undefined> = new Set([408, 409, 429])

/** Names of refusals of an upload that did not arrive as it was sent. */
const damaged: ReadonlySet<string | undefined> = new Set(['BadDigest', 'IncompleteBody', 'XAmzContentSHA256Mismatch'])

/** Reports whether a refusal, which the SDK takes for a mistake of the client, may pass by itself. */
export function mayPass(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as { readonly name?: string; readonly $metadata?: { readonly httpStatusCode?: number } }
  return passing.has($metadata?.httpStatusCode) || damaged.has(name)
}

/**
 * Gives every request its own attempts. The SDK's own strategies let all requests share a budget, which a dozen of them use up within a
 * fraction of a second while a service restarts.
 */
export function createRetries({ attempts, pause }: RetryOptions): Retries {
  return {
    acquireInitialRetryToken: () => Promise.resolve(tokenOf(0, 0)),
    refreshRetryTokenForRetry(token, { error, errorType, retryAfterHint }) {
      const count = token.getRetryCount() + 1
      const isFinal = errorType === 'CLIENT_ERROR' && !mayPass(error)
      if (isFinal || count >= attempts) return Promise.reject(new Error('There is no further attempt.'))
      // A service that is asked too often needs more time than one that did not answer once.
      const full = (errorType === 'THROTTLING' ? 2 : 1) * pause * 2 ** (count - 1)
      const asked = retryAfterHint ? Math.min(retryAfterHint.getTime() - Date.now(), longest) : 0
      return Promise.resolve(tokenOf(count, Math.max(asked, full * (0.5 + Math.random() / 2))))
    },
    recordSuccess: () => undefined,
  }
}

function tokenOf(count: number, delay: number) {
  return { getRetryCount: () => count, getRetryDelay: () => delay }
}
