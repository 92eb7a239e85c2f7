import type { z } from 'zod'
import type { CollectionDefinition } from './defineCollection.ts'
import type { PluginDefinition } from './definePlugin.ts'
import type { siteSchema } from '../schemas/siteSchema.ts'

/** The settings that an editor may write in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteSchema> & {
  /** Kinds of entries besides articles, by folder name. */
  readonly collections?: Readonly<Record<string, CollectionDefinition>>
  /** Run in this order. */
  readonly plugins?: readonly PluginDefinition[]
}

/** Returns the settings unchanged; lets a code editor complete and check them. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config
}
