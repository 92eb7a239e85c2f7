import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { ReadingShare, SharedList, SharedReading } from '../../content/load/snapshot/SharedReading.ts'

/** What a thread needs in order to read with others. */
export interface ReadingTask {
  /** For each list, how many of its files have been begun. */
  readonly begun: SharedArrayBuffer
  /** A port to each of the other threads. */
  readonly others: readonly MessagePort[]
}

const lists: readonly SharedList[] = ['articles', 'pictures']

/** Number of files in a turn: when a list ends, each thread reads the files of the others' last turns again instead of waiting for them. */
const filesInTurn = 16

/** Creates tasks for a number of threads that read together. */
export function readingTasks(threads: number): readonly ReadingTask[] {
  const begun = new SharedArrayBuffer(lists.length * Int32Array.BYTES_PER_ELEMENT)
  const others = Array.from({ length: threads }, (): MessagePort[] => [])
  for (const [index, ports] of others.entries()) {
    for (const morePorts of others.slice(index + 1)) {
      const { port1, port2 } = new MessageChannel()
      ports.push(port1)
      morePorts.push(port2)
    }
  }
  return others.map((ports) => ({ begun, others: ports }))
}

/** One of the threads that read together. It never waits for another: a file whose lines have not arrived in time, it reads itself. */
export class ReadingThread implements SharedReading {
  readonly #begun: Int32Array
  readonly #others: readonly MessagePort[]
  readonly #read = new Map<SharedList, readonly string[]>()

  constructor({ begun, others }: ReadingTask) {
    this.#begun = new Int32Array(begun)
    this.#others = others
  }

  begin(list: SharedList, files: readonly string[]): ReadingShare {
    const [begun, others, slot] = [this.#begun, this.#others, lists.indexOf(list)]
    const read: string[] = []
    this.#read.set(list, read)
    return {
      *turns() {
        for (;;) {
          const first = Atomics.add(begun, slot, filesInTurn)
          if (first >= files.length) return
          const turn = files.slice(first, first + filesInTurn)
          read.push(...turn)
          yield turn
        }
      },
      tell(lines) {
        if (lines.length > 0) for (const port of others) port.postMessage(lines)
      },
      told() {
        return others.flatMap((port) => {
          const told: string[] = []
          for (let message = receiveMessageOnPort(port); message; message = receiveMessageOnPort(port)) {
            told.push(...(message.message as readonly string[]))
          }
          return told
        })
      },
    }
  }

  /** Lists the files that this thread read itself. */
  filesRead(list: SharedList): readonly string[] {
    return this.#read.get(list) ?? []
  }

  close(): void {
    for (const port of this.#others) port.close()
  }
}
