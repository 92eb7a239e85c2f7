import type { ReferenceSite } from '../../content/schemas/writingSchema.ts'

/** Why an address may not stand among the sources; undefined where it may. */
export function sourceFault(url: string, sites: readonly Pick<ReferenceSite, 'host'>[]): string | undefined {
  const parsed = URL.parse(url)
  if (!parsed || parsed.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) return 'is not a plain https address'
  const isListed = sites.some(({ host }) => parsed.hostname === host || parsed.hostname.endsWith(`.${host}`))
  return isListed ? undefined : 'is on none of the reference sites'
}
