import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const bundledRooms = ['shared', 'search', 'ui', 'runtime', 'worker']

/** A hash of everything that the client bundle is made from; a few milliseconds. */
export function sourceHash(root: string): string {
  const parts = [process.version, process.env.NODE_ENV ?? '', readFileSync(join(root, 'package-lock.json'), 'utf8')]
  for (const room of [...bundledRooms, 'build/bundle']) {
    const folder = join(root, 'src', room)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.test\.tsx?$/.test(name) || !/\.(tsx?|css|svg|woff2)$/.test(name)) continue
      parts.push(room, name, readFileSync(join(folder, name), 'latin1'))
    }
  }
  return hash('sha256', parts.join('\0'), 'hex').slice(0, 24)
}
