import type { z } from 'zod'
import type { siteSchema } from './schemas/siteSchema.ts'

/** What an editor may write in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteSchema>

/** Returns the settings as they are; an editor with types completes and checks them. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config
}
