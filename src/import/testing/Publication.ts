import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPublication } from '../../content/loadPublication.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import type { Problem } from '../../content/problem.ts'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import { type ImportResult, importSite } from '../importSite.ts'
import type { SourceKind } from '../openSource.ts'
import { hashOf } from '../record/Ledger.ts'
import { type Files, writeFiles } from './writeFiles.ts'

const categories = `furniture:
  slug: furniture
  title: { en: Furniture, tr: Mobilya }
  children:
    chairs: { slug: chairs, title: { en: Chairs, tr: Sandalyeler }, children: { oakChairs: { slug: oak, title: { en: Oak, tr: Meşe } } } }
    other: { slug: other, title: { en: Other, tr: Diğer } }
kitchen:
  slug: kitchen
  title: { en: Küche, tr: Mutfak }
`

const config = `export default { key: 'm', slug: 'm', title: 'New Wood', url: 'https://new.example', languages: ['en', 'tr'] }\n`

/** The day of imports in tests. */
export const now = new Date('2026-11-20T12:00:00Z')

/** A publication in English and Turkish in a temporary folder, with sources beside it. */
export class Publication {
  readonly home = mkdtempSync(join(tmpdir(), 'import-'))
  readonly site = join(this.home, 'site')
  readonly #inspectPicture = createPictureInspector({ cacheDirectory: join(this.home, 'cache') })

  constructor(files: Files = {}) {
    writeFiles(this.site, { 'site.config.ts': config, 'categories.yaml': categories, 'articles/.gitkeep': '', ...files })
  }

  source(files: Files, name = 'source'): string {
    writeFiles(join(this.home, name), files)
    return join(this.home, name)
  }

  async import(kind: SourceKind, source: string, options: { readonly map?: string; readonly media?: string } = {}): Promise<ImportResult> {
    const answer = await importSite({
      kind,
      source,
      site: this.site,
      shown: 'site',
      now,
      map: options.map,
      media: options.media,
      inspectPicture: this.#inspectPicture,
      cache: join(this.home, 'cache'),
      download: undefined,
      runConfig: runConfigOnce,
    })
    if ('problems' in answer) throw new Error(answer.problems.map(({ message }) => message).join(' '))
    return answer
  }

  /** Returns the errors that `check` reports, without warnings. */
  async errors(): Promise<readonly Problem[]> {
    const { problems } = await loadPublication({
      directory: this.site,
      now,
      drafts: false,
      inspectPicture: this.#inspectPicture,
      runConfig: runConfigOnce,
    })
    return problems.filter(({ severity }) => severity === 'error')
  }

  read(file: string): string {
    return readFileSync(join(this.site, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFiles(this.site, { [file]: text })
  }

  delete(file: string): void {
    rmSync(join(this.site, file), { recursive: true })
  }

  has(file: string): boolean {
    return existsSync(join(this.site, file))
  }

  /** Returns every file with the hash of its content. */
  snapshot(): Readonly<Record<string, string>> {
    const files = readdirSync(this.site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return Object.fromEntries(
      files
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
        .map((file) => [file.slice(this.site.length + 1), hashOf(readFileSync(file))]),
    )
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true })
  }
}

/** Returns the remarks on a text, given by its file. */
export function remarksOf(result: ImportResult, file: string): readonly string[] {
  return result.texts.find(({ planned }) => planned.placed.file === file)?.planned.remarks.map(({ text }) => text) ?? []
}
