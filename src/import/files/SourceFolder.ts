import { isUtf8 } from 'node:buffer'
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { leadsNowhere } from '../../platform/errorCode.ts'
import { ImportError } from '../FoundPost.ts'

/** Maximum size in bytes; no text written by people is larger. */
const largestText = 4_000_000
/** Maximum number of files found. */
const mostItems = 200_000

const skipped: ReadonlySet<string> = new Set(['node_modules', 'vendor', '_site', '.git', '.cache', '.jekyll-cache', 'bower_components'])

/** A read-only folder. No name and no symbolic link can lead out of it. */
export class SourceFolder {
  readonly path: string
  readonly #real: string

  constructor(path: string) {
    this.path = path
    this.#real = realpathSync(path)
  }

  /**
   * Lists the regular files below a folder, separated by `/` and sorted; skips links and hidden folders, so that nothing is visited twice.
   */
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

  /** Returns the absolute path of a file or folder below this one; undefined if it does not exist or lies outside. */
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

  /** Reads a text without NUL and byte order mark; undefined if there is none or it is too large. */
  read(name: string): string | undefined {
    const path = this.find(name)
    if (path === undefined || statSync(path).size > largestText) return undefined
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\0', '')
  }

  /** Reads a text that is to be imported; throws an `ImportError` if it cannot be one. */
  readText(name: string): string {
    const [path, text] = [this.find(name), this.read(name)]
    if (path === undefined && name.includes('\uFFFD')) throw new ImportError('its name is not UTF-8 text: rename the file')
    if (path === undefined || text === undefined) throw new ImportError('too large to be a text')
    // Invalid UTF-8 is decoded as U+FFFD, so only a text that contains one needs a second check.
    if (text.includes('\uFFFD') && !isUtf8(readFileSync(path))) throw new ImportError('not UTF-8 text: save it again with that encoding')
    return text
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
