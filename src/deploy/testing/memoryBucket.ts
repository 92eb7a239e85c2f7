import { setImmediate } from 'node:timers/promises'
import type { Bucket } from '../bucket/Bucket.ts'

interface MemoryBucket extends Bucket {
  /** All writes and removals, in order. */
  readonly changes: readonly string[]
}

interface MemoryOptions {
  readonly lag?: number
  readonly objects?: Readonly<Record<string, string | Buffer>>
}

/** Creates an in-memory bucket whose listings are `lag` changes behind. */
export function memoryBucket({ lag = 0, objects = {} }: MemoryOptions = {}): MemoryBucket {
  const history: ReadonlyMap<string, Buffer>[] = [new Map(Object.entries(objects).map(([key, content]) => [key, Buffer.from(content)]))]
  const changes: string[] = []
  const turn = () => setImmediate()
  const change = (line: string, edit: (objects: Map<string, Buffer>) => void) => {
    const next = new Map(history.at(-1))
    edit(next)
    history.push(next)
    changes.push(line)
  }
  const put = (line: string, { key, body }: { readonly key: string; readonly body: Buffer }) => {
    change(line, (next) => next.set(key, body))
    return tagOf(body)
  }
  return {
    name: 'memory',
    changes,
    async list(prefix = '') {
      await turn()
      const listed = history.at(-1 - lag) ?? new Map<string, Buffer>()
      return [...listed].filter(([key]) => key.startsWith(prefix)).map(([key, body]) => ({ key, etag: tagOf(body) }))
    },
    async read(key) {
      await turn()
      return history.at(-1)?.get(key)
    },
    async put({ key, body }) {
      await turn()
      return put(`put ${key}`, { key, body })
    },
    async copy({ from, to, redirectTo }) {
      await turn()
      const body = history.at(-1)?.get(from)
      if (!body) throw new Error(`There is no ${from} to copy.`)
      return put(`copy ${from} to ${to}${redirectTo === undefined ? '' : ` with ${redirectTo}`}`, { key: to, body })
    },
    async remove(keys) {
      await turn()
      change(`remove ${keys.join()}`, (next) => {
        for (const key of keys) next.delete(key)
      })
    },
    now: () => 0,
    close: () => undefined,
  }
}

/** Returns the entity tag of a text. */
export function tagOf(body: Buffer | string): string {
  return `tag of ${body.toString()}`
}
