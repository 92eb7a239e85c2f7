import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { leadsNowhere } from '../../platform/errorCode.ts'

/** Bytes; no text that people wrote is larger. */
const largestText = 4_000_000
/** Files and folders that are looked at. */
const mostItems = 200_000

const skipped: ReadonlySet<string> = new Set(['node_modules', 'vendor', '_site', '.git', '.cache', '.jekyll-cache', 'bower_components'])

/** A folder that is read and never written. No name, and no symbolic link, leads out of it. */
export class SourceFolder {
  readonly path: string
  readonly #real: string

  constructor(path: string) {
    this.path = path
    this.#real = realpathSync(path)
  }

  /** Regular files below a folder, with `/`, sorted; links and hidden folders are left alone, so nothing is walked twice. */
  list(below = '.'): readonly string[] {
    const start = this.find(below, 'folder')
    if (start === undefined) return []
    const found: string[] = []
    const waiting = [start]
    for (let folder = waiting.pop(); folder !== undefined && found.length < mostItems; folder = waiting.pop()) {
      for (const item of itemsOf(folder)) {
        const path = join(folder, item.name)
        if (item.isDirectory() && !skipped.has(item.name) && !(item.name.startsWith('.') && item.name !== '.well-known')) waiting.push(path)
        else if (item.isFile()) found.push(relative(start, path).split(sep).join('/'))
      }
    }
    return found.toSorted()
  }

  /** The absolute path of a file (or a folder) below this one; undefined where there is none, or it lies outside. */
  find(name: string, kind: 'file' | 'folder' = 'file'): string | undefined {
    const path = resolve(this.#real, `./${name}`)
    try {
      const real = realpathSync(path)
      if (real !== this.#real && !real.startsWith(`${this.#real}${sep}`)) return undefined
      const status = statSync(real)
      return (kind === 'file' ? status.isFile() : status.isDirectory()) ? real : undefined
    } catch (error) {
      if (leadsNowhere(error)) return undefined
      throw error
    }
  }

  /** A text, with NUL and the byte order mark taken out; undefined where there is none, or none of a size that people write. */
  read(name: string): string | undefined {
    const path = this.find(name)
    if (path === undefined || statSync(path).size > largestText) return undefined
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\0', '')
  }
}

function itemsOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (leadsNowhere(error)) return []
    throw error
  }
}
