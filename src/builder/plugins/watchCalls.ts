import { writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import { workerData } from 'node:worker_threads'
import type { WatchedCalls } from './CallWatch.ts'

// A thread that reports calls that last long. It reads memory and writes to the file descriptor: messages, and the streams of the process,
// wait for the thread that makes the calls.
const { turns, name, patience } = workerData as WatchedCalls
let isWatching = true
while (isWatching) {
  const turn = Atomics.load(turns, 0)
  Atomics.wait(turns, 0, turn, patience)
  if (Atomics.load(turns, 0) !== turn) continue
  if (turn % 2 === 0) {
    isWatching = Atomics.compareExchange(turns, 0, turn, -1) !== turn
    continue
  }
  const what = Buffer.from(name.subarray(0, Atomics.load(turns, 1))).toString()
  // On a terminal, a line of progress may be there.
  writeSync(2, `${isatty(2) ? '\r\u001b[2K' : ''}Still waiting for ${what}\n`)
  while (Atomics.load(turns, 0) === turn) Atomics.wait(turns, 0, turn, patience)
}
