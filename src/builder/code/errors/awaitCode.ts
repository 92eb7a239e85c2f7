/** Milliseconds after which code that has not ended is given up. */
const patience = 60_000

/** Code that has been given up. */
export class LateError extends Error {}

/** Awaits what code promises, for at most a minute. A promise that never settles would otherwise end the process silently. */
export async function awaitCode<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`${what} did not end within ${patience / 1000} seconds`)), patience)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
