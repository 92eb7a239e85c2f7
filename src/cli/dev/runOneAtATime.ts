/** A function that starts `work`, or, while it runs, notes that it must run once more afterwards. */
export function runOneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    running = true
    do {
      again = false
      await work()
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void run()
  }
}
