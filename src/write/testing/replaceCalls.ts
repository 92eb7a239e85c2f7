import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** Replaces calls of the file system until the test ends, or until the returned function is called. */
export function replaceCalls(calls: Partial<Readonly<Record<keyof typeof fs, unknown>>>): () => void {
  const originals = Object.fromEntries(Object.keys(calls).map((name) => [name, Reflect.get(fs, name) as unknown]))
  const replace = (others: object) => {
    Object.assign(fs, others)
    syncBuiltinESMExports()
  }
  const restore = () => replace(originals)
  replace(calls)
  onTestFinished(restore)
  return restore
}
