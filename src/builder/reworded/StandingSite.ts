import { existsSync, rmSync } from 'node:fs'
import type { SiteConfig } from '../../content/SiteConfig.ts'
import { readSealedJson, writeSealed } from '../../platform/files/sealedFile.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { LanguageTexts } from '../../shared/messages/builtForms.ts'
import type { Slices } from '../../shared/pages/pageData.ts'
import type { ThemeColours } from '../../shared/colours/themeColours.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { type PlacedBundle, placeBundle } from '../bundle/placeBundle.ts'
import { type SharedParts, sharedPartsOf } from '../document/sharedParts.ts'
import type { SitePlan } from '../making/planSite.ts'
import { joinMessages } from '../words/joinMessages.ts'
import { type Wordings, createWording } from '../words/wording.ts'

/**
 * What a build leaves so that a later one can make a page again without loading the publication: what all documents share. It survives
 * JSON, and follows from what all parts of the output depend on.
 */
export interface StandingSite extends Pick<SitePlan, 'thirdParty' | 'workerPath'> {
  /** What all parts depend on, as the traces have it: of the same build only if they are equal. */
  readonly common: string
  readonly settings: Pick<SiteConfig, 'url' | 'base' | 'host'>
  readonly texts: readonly (readonly [Language, LanguageTexts])[]
  readonly layouts: readonly (readonly [Language, Slices])[]
  readonly icons: string
  readonly theme: Pick<NonNullable<SitePlan['theme']>, 'document'> | undefined
  /** The colours of drawings; absent means the house look's. */
  readonly inks: ThemeColours['light'] | undefined
}

/** Keeps what all documents of a site share. A site with code, or with typefaces that all texts are checked against, leaves nothing. */
export function keepStandingSite(file: string, site: SitePlan, hash: string): void {
  const { publication, code, layouts, publicParts, thirdParty, workerPath, theme } = site
  if (code.hash !== '' || Object.keys(publication.theme?.faces ?? {}).length > 0) {
    if (existsSync(file)) rmSync(file)
    return
  }
  if (readStandingSite(file)?.common === hash) return
  const { url, host, base } = publication.site
  const standing: StandingSite = {
    common: hash,
    settings: { url, host, ...(base !== undefined && { base }) },
    texts: Object.entries(publication.texts),
    layouts: [...layouts],
    icons: publicParts.icons,
    thirdParty,
    workerPath,
    theme: theme && { document: theme.document },
    inks: publication.theme?.colours.light,
  }
  writeSealed(file, JSON.stringify(standing))
}

export function readStandingSite(file: string): StandingSite | undefined {
  return readSealedJson(file) as StandingSite | undefined
}

/** Returns what the documents of a standing site share, and its words. */
export function openStandingSite(
  { texts, ...standing }: StandingSite,
  engine: EngineBundle,
): { readonly shared: SharedParts; readonly wordings: Wordings; readonly bundle: PlacedBundle } {
  const wordings = new Map(texts.map(([language, written]) => [language, createWording(language, written)]))
  const { bundle, files } = joinMessages(engine, wordings)
  const placed = placeBundle(bundle, { base: standing.settings.base ?? '', further: files.map(({ path }) => path) })
  return { shared: sharedPartsOf({ ...standing, bundle: placed }), wordings, bundle: placed }
}
