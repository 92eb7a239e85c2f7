import { createConfigRunner } from '../../builder/code/settings/loadSettings.ts'
import { formatText } from '../../content/format/formatProblems.ts'
import { loadLanguages } from '../../content/load/loadLanguages.ts'
import { checkSettings, readSettings } from '../../content/load/config/readSettings.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { type Environment, shortPath } from '../Environment.ts'

interface NamedBucket {
  readonly name: string
  /** Scheme and host of the site. */
  readonly url: string
  readonly endpoint?: string
  readonly region?: string
}

interface FindBucketOptions {
  readonly environment: Environment
  /** The publication folder. */
  readonly site: string
  readonly target: 'dev' | 'prod'
}

/** Returns the bucket that a publication's settings name. */
export async function findBucket({ environment, site, target }: FindBucketOptions): Promise<NamedBucket> {
  const { site: loaded, problems } = checkSettings(await readSettings(site, createConfigRunner(environment.cache)), {
    used: new Set(),
    known: loadLanguages(site).languages.known,
  })
  if (!loaded.value) throw new UsageError(formatText(problems, { styled: environment.colour, folder: shortPath(environment, site) }))
  const { slug, url, buckets } = loaded.value
  if (!buckets)
    throw new UsageError(`${shortPath(environment, site)}/site.config.ts names no buckets. Write \`buckets: { prefix: 'my-' }\` there.`)
  const { prefix, endpoint, region } = buckets
  const name = `${prefix}${slug}${target === 'dev' ? '-dev' : ''}`
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) {
    throw new UsageError(
      `'${name}' cannot be the name of a bucket, which has 3 to 63 lower-case letters, digits and hyphens. Change \`buckets.prefix\` or \`slug\`.`,
    )
  }
  return { name, url, ...(endpoint !== undefined && { endpoint }), ...(region !== undefined && { region }) }
}
