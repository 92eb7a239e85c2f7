import type { SiteConfig } from '../../content/SiteConfig.ts'
import type { SitePlan } from '../making/planSite.ts'
import type { LateSheets } from '../pages/PagePlan.ts'
import type { DocumentParts } from './renderDocument.ts'

/** What all documents of a site have in common. */
export type SharedParts = Omit<DocumentParts, 'page' | 'content' | 'frame' | 'ownStyles'>

interface Shared extends Pick<SitePlan, 'bundle' | 'thirdParty' | 'workerPath'> {
  readonly settings: Pick<SiteConfig, 'base' | 'url'>
  readonly icons: string
  readonly theme: Pick<NonNullable<SitePlan['theme']>, 'document'> | undefined
}

/** Returns what all documents of a site have in common. */
export function sharedPartsOf({ settings, bundle, icons, thirdParty, workerPath, theme }: Shared): SharedParts {
  return { bundle, icons, thirdParty, worker: workerPath, theme: theme?.document, base: settings.base, origin: settings.url }
}

/** Returns the addresses of the style sheets that only some pages link to. */
export function lateSheetsOf({ chunks }: Pick<SharedParts['bundle'], 'chunks'>): LateSheets {
  return { blocks: chunks.blocks?.find((url) => url.endsWith('.css')) ?? '' }
}
