import { errorCode } from '../../platform/errorCode.ts'

/** The database of the queue cannot be used; the message says why, without the address, which has the password. */
export class QueueError extends Error {
  constructor(cause: unknown) {
    super(`The database of the queue cannot be used: ${reasonOf(cause)}.`, { cause })
  }
}

/** The server requires a password and none is given; the library reports how it failed to make one up. */
const noPassword = /password must be a (?:non-empty )?string/

function reasonOf(error: unknown): string {
  // A name with several addresses, none of which answers.
  if (error instanceof AggregateError && error.message === '') return error.errors.map((each) => reasonOf(each)).join(', ')
  // The library reports copies of errors, too.
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  if (noPassword.test(message)) return 'it asks for a password, and its address has none'
  return message.replace(/ \(Queue: [^()]*\)$/, '').replace(/\.$/, '')
}

/** SQLSTATE classes of a server that cannot be reached, has too much to do, or stops: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const passing = /^(?:08|53|57P|58|40)/

/** Reports whether an error of the database may pass by itself: it restarts, or the network fails. */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error)
  return !/^[0-9A-Z]{5}$/.test(code) || passing.test(code)
}

/** Milliseconds for which a message is not repeated. */
const silence = 60_000

/**
 * Returns a function that reports errors of the database: libraries repeat them several times a second while it is down. `now` returns
 * milliseconds, and never goes back.
 */
export function createErrorTeller(tell: (message: string) => void, now: () => number): (error: unknown) => void {
  const told = new Map<string, number>()
  return (error) => {
    const { message } = new QueueError(error)
    const time = now()
    if (time - (told.get(message) ?? -Infinity) < silence) return
    told.set(message, time)
    tell(message)
  }
}
