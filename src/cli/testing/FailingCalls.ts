import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Errors that each kind of call can fail with, in the order of `failCalls.c`; `half` reads or writes half of the bytes. */
const callErrors = {
  open: ['EIO', 'EMFILE', 'EACCES', 'ENOSPC', 'EINTR'],
  read: ['EIO', 'half', 'EINTR'],
  write: ['ENOSPC', 'half', 'EIO', 'EINTR'],
  rename: ['EIO', 'ENOSPC', 'EACCES'],
  link: ['ENOSPC', 'EPERM', 'EIO', 'EACCES'],
  fsync: ['EIO', 'ENOSPC', 'EINTR'],
  mkdir: ['ENOSPC', 'EACCES', 'EIO'],
  unlink: ['EIO', 'EACCES'],
  readdir: ['EIO', 'EMFILE', 'EACCES'],
  stat: ['EIO', 'EACCES'],
  socket: ['EMFILE', 'ENOBUFS', 'EACCES'],
  connect: ['ECONNREFUSED', 'ETIMEDOUT', 'EINTR', 'EACCES'],
  send: ['EPIPE', 'half', 'ECONNRESET'],
  receive: ['ECONNRESET', 'half', 'ETIMEDOUT'],
} as const

export type CallKind = keyof typeof callErrors

export const callKinds = Object.keys(callErrors) as readonly CallKind[]

/** Groups the kinds of calls that fail alike; a sample has one of each group. */
export function groupOf(kind: CallKind): 'reading' | 'writing' | 'naming' | 'connecting' {
  if (kind === 'open' || kind === 'read' || kind === 'readdir' || kind === 'stat') return 'reading'
  if (kind === 'write' || kind === 'fsync' || kind === 'mkdir') return 'writing'
  return kind === 'rename' || kind === 'link' || kind === 'unlink' ? 'naming' : 'connecting'
}

/** Whether this machine can compile the library that makes calls fail, and load it into a program. */
export const canFailCalls = existsSync('/usr/bin/gcc') && process.platform === 'linux'

/** A fault in the call of this kind and number, counted from 1 over a command and its children. */
export interface CallFault {
  readonly kind: CallKind
  readonly at: number
  readonly error: string
}

const counters = 16
const folderAt = counters + 4 * callKinds.length
const placeAt = folderAt + 1000
const length = placeAt + 4096

/** Makes system calls fail, on connections and on files below a folder, in programs started with `variables`. */
export class FailingCalls {
  readonly variables: Readonly<Record<string, string>>
  readonly #state: string
  readonly #folder: string

  /** Compiles the library into `scratch`, which must not be below `folder`. */
  constructor(folder: string, scratch: string) {
    const library = join(scratch, 'failCalls.so')
    execFileSync('gcc', ['-O1', '-shared', '-fPIC', '-o', library, join(import.meta.dirname, 'failCalls.c'), '-ldl'])
    this.#folder = folder
    this.#state = join(scratch, 'state')
    this.variables = { LD_PRELOAD: library, FAIL_CALLS: this.#state, UV_USE_IO_URING: '0' }
    this.arm()
  }

  /** Resets the counters, and makes the given call fail. */
  arm(fault?: CallFault): void {
    const state = Buffer.alloc(length)
    state.writeInt32LE(fault ? callKinds.indexOf(fault.kind) : -1, 0)
    state.writeInt32LE(fault?.at ?? 0, 4)
    state.writeInt32LE(fault ? numberOf(fault.error) : 0, 8)
    state.write(this.#folder, folderAt)
    writeFileSync(this.#state, state)
  }

  /** Returns the file of the call that failed; undefined if there were fewer calls. */
  failed(): string | undefined {
    const state = readFileSync(this.#state)
    if (state.readInt32LE(12) === 0) return undefined
    return state.toString('utf8', placeAt, state.indexOf(0, placeAt))
  }

  #counts(): Readonly<Record<CallKind, number>> {
    const state = readFileSync(this.#state)
    const entries = callKinds.map((kind, index) => [kind, state.readInt32LE(counters + 4 * index)] as const)
    return Object.fromEntries(entries) as Record<CallKind, number>
  }

  /** Lists a fault for each of the counted calls, with one of its possible errors. */
  listFaults(random: () => number): readonly CallFault[] {
    const counts = this.#counts()
    return callKinds.flatMap((kind) => {
      const errors = callErrors[kind]
      return Array.from({ length: counts[kind] }, (_, index) => {
        const error = errors[Math.floor(random() * errors.length)] ?? 'EIO'
        return { kind, at: index + 1, error }
      })
    })
  }
}

function numberOf(error: string): number {
  return (constants.errno as Readonly<Record<string, number>>)[error] ?? 0
}
