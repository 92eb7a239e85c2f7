import type { z } from 'zod'
import type { CollectionDefinition } from './own/defineCollection.ts'
import type { PluginDefinition } from './own/definePlugin.ts'
import type { siteSchema } from './schemas/siteSchema.ts'

/** What an editor may write in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteSchema> & {
  /** Kinds of entries besides articles, by the name of their folder. */
  readonly collections?: Readonly<Record<string, CollectionDefinition>>
  /** They run in this order. */
  readonly plugins?: readonly PluginDefinition[]
}

/** Returns the settings as they are; an editor with types completes and checks them. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config
}
