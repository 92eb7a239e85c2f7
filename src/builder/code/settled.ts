/** Milliseconds that code may take without an end. */
const patience = 60_000

/** The outcome of a promise. One that is never settled would end the process without a word: it is given up after a minute. */
export async function settled<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${patience / 1000} seconds`)), patience)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
