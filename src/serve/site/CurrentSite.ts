import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../platform/errorCode.ts'
import { openBuilt } from '../../platform/output/openBuilt.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import { ServeError } from '../connections/listen.ts'
import { readManifest } from '../readManifest.ts'
import { type Body, type BodyStore, StaleFileError } from './BodyStore.ts'
import { type ServedFile, type SiteTable, makeSiteTable } from './SiteTable.ts'

/** A complete build. */
export interface Site {
  readonly table: SiteTable
  /** The 500 page of each language; kept here, so that they can be sent when no file can be read. */
  readonly errorPages: ReadonlyMap<ServedFile, Body>
}

interface CurrentSiteOptions {
  readonly directory: string
  readonly bodies: BodyStore
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly log: (message: string) => void
  /** Called with the first build and every later one. */
  readonly changed: (table: SiteTable) => void
}

/** Milliseconds between two checks of the manifest. */
const lookEvery = 1000

/** Milliseconds that replacing one folder by another takes. */
const swapTime = 50

/** The build being served; a new build replaces it while the server runs. */
export class CurrentSite {
  readonly #options: CurrentSiteOptions
  #site: Site
  #stamp: string
  #lookedAt: number
  #trouble = ''
  #reloading: Promise<void> = Promise.resolve()

  private constructor(options: CurrentSiteOptions, site: Site, stamp: string) {
    this.#options = options
    this.#site = site
    this.#stamp = stamp
    this.#lookedAt = options.now()
  }

  /** Fails with a `ServeError` if there is no build. */
  static async open(options: CurrentSiteOptions): Promise<CurrentSite> {
    const read = await readManifest(options.directory)
    if (!read) throw new Error('A manifest without a known stamp is always read.')
    const table = makeSiteTable(read.manifest)
    const current = new CurrentSite(options, { table, errorPages: await loadErrorPages(table, options.bodies) }, read.stamp)
    options.changed(table)
    return current
  }

  get site(): Site {
    return this.#site
  }

  /** Reports, at most once a second, that it is time to reload. */
  isDue(): boolean {
    const now = this.#options.now()
    if (now - this.#lookedAt < lookEvery) return false
    this.#lookedAt = now
    return true
  }

  /** Switches to a new build, if there is one; if it cannot be read, logs that and keeps the current one. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.then(() => this.#reload())
    return this.#reloading
  }

  /** Reloads after a file did not match the manifest: a new build is there, or is replacing this one. */
  async reloadAfterSwap(): Promise<void> {
    const before = this.#site
    await this.reload()
    if (this.#site !== before) return
    await this.#options.wait(swapTime)
    await this.reload()
  }

  /** Reports whether the build's folder exists and can be read. */
  async isWell(): Promise<boolean> {
    if (await this.#isReadable()) return true
    await this.reloadAfterSwap()
    return this.#isReadable()
  }

  async #isReadable(): Promise<boolean> {
    const { directory } = this.#options
    const frontPage = this.#site.table.files.get('/')
    try {
      await access(join(directory, manifestFile), constants.R_OK)
      if (frontPage) await openBuilt(directory, frontPage, (path) => access(path, constants.R_OK))
    } catch (error) {
      if (errorCode(error) === '') throw error
      return false
    }
    return this.#trouble === ''
  }

  async #reload(): Promise<void> {
    const { directory, bodies, changed } = this.#options
    try {
      const read = await readManifest(directory, this.#stamp)
      this.#trouble = ''
      if (!read) return
      const table = makeSiteTable(read.manifest)
      this.#site = { table, errorPages: await loadErrorPages(table, bodies) }
      this.#stamp = read.stamp
      changed(table)
    } catch (error) {
      this.#report(error instanceof ServeError ? error.message : `The new build cannot be read: ${String(error)}`)
    }
  }

  #report(trouble: string): void {
    // Once, not every second.
    if (trouble !== this.#trouble) this.#options.log(`${trouble} The previous build is still being served.`)
    this.#trouble = trouble
  }
}

async function loadErrorPages({ files }: SiteTable, bodies: BodyStore): Promise<ReadonlyMap<ServedFile, Body>> {
  const pages = new Map<ServedFile, Body>()
  for (const [path, file] of files) {
    if (!/^(\/[^/]+)?\/500\.html$/.test(path) || file.kind !== 'document') continue
    try {
      pages.set(file, await bodies.load(file))
    } catch (error) {
      // Errors are then sent as plain text.
      if (!(error instanceof StaleFileError)) throw error
    }
  }
  return pages
}
