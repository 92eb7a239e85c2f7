import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

class Killed extends Error {}

const changing = ['mkdirSync', 'writeFileSync', 'renameSync', 'unlinkSync', 'rmSync', 'rmdirSync', 'linkSync'] as const

/**
 * Runs something that from one of its changes to the disk on changes nothing more, as a killed process would; what it writes at that moment is cut
 * off. False where it did not come to that.
 */
export async function runKilled(before: number, run: () => void | Promise<void>): Promise<boolean> {
  let calls = 0
  const originals = changing.map((name) => [name, fs[name]] as const)
  for (const [name, call] of originals) {
    const counted = (...args: readonly unknown[]): unknown => {
      calls += 1
      if (calls === before && name === 'writeFileSync') cutOff(call, args)
      if (calls >= before) throw new Killed()
      return Reflect.apply(call, fs, args)
    }
    Object.assign(fs, { [name]: counted })
  }
  syncBuiltinESMExports()
  try {
    await run()
    return false
  } catch (error) {
    if (error instanceof Killed) return true
    throw error
  } finally {
    for (const [name, call] of originals) Object.assign(fs, { [name]: call })
    syncBuiltinESMExports()
  }
}

function cutOff(write: (...args: never[]) => unknown, [path, content, ...rest]: readonly unknown[]): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : (content as Uint8Array)
  Reflect.apply(write, fs, [path, bytes.subarray(0, bytes.length / 2), ...rest])
}
