import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../content/load/loadContent.ts'
import { requireReadable } from '../../content/load/files/readRegularFile.ts'
import type { ConfigRunner } from '../../content/load/config/runConfig.ts'
import type { LoadedContent } from '../../content/load/loadedContent.ts'
import { UsageError } from '../../platform/UsageError.ts'

/** The publication that an import writes into, as it is now. */
export interface Destination {
  /** Absolute path. */
  readonly site: string
  readonly url: string
  readonly title: string
  /** The first is the default. */
  readonly languages: readonly [string, ...string[]]
  readonly content: LoadedContent
}

interface OpenOptions {
  /** Its path as the user wrote it. */
  readonly shown: string
  readonly now: Date
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner | undefined
}

/** Loads the publication. */
export async function openDestination(site: string, { shown, now, runConfig }: OpenOptions): Promise<Destination> {
  if (!existsSync(join(site, 'site.config.ts'))) {
    throw new UsageError(
      `There is no publication at ${shown}. Create one with \`npx roomwright init ${shown}\`, or name another with --site DIR.`,
    )
  }
  const inspectPicture = async () => ({ reason: 'missing', detail: 'Pictures are not read here.' }) as const
  const { content, problems } = await loadContent({ directory: site, now, drafts: false, inspectPicture, ...(runConfig && { runConfig }) })
  requireReadable(site, problems)
  const { fields, languages } = content.site
  if (fields.url === undefined || fields.title === undefined || !content.categories.isWhole) {
    const first = problems.find(({ file, severity }) => severity === 'error' && /^(?:site\.config\.ts|categories\.yaml)$/.test(file))
    const fault = first ? ` The first: ${first.file}:${first.line}:${first.column} ${first.message}` : ''
    throw new UsageError(
      `The settings or the categories of the publication have mistakes; \`npx roomwright check\` lists them all.${fault}`,
    )
  }
  return { site, url: fields.url, title: fields.title, languages, content }
}
