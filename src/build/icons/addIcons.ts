import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../content/publication.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import { drawIcon } from './drawIcon.ts'
import { iconFile, iconSizes, webManifest, webManifestFile } from './webManifest.ts'

/** Where iOS looks for an icon without being told. */
const appleIcon = { file: 'apple-touch-icon.png', size: 180 }

export interface IconsOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly publication: Publication
  /** The publication folder. */
  readonly directory: string
}

/** Adds the web manifest, and the icons that devices ask for, drawn from the publication's `favicon.svg`; its own files of these names stand. */
export async function addIcons({ output, publication, directory }: IconsOptions): Promise<void> {
  const { site, publicFiles } = publication
  const own = new Set(publicFiles)
  const hasIcon = own.has('favicon.svg')
  if (!own.has(webManifestFile)) {
    output.add({ path: webManifestFile, kind: 'data' }, webManifest({ site, language: site.languages[0], hasIcon }))
  }
  if (!hasIcon) return
  const svg = readFileSync(join(directory, 'public/favicon.svg'))
  for (const { file, size } of [appleIcon, ...iconSizes.map((edge) => ({ file: iconFile(edge), size: edge }))]) {
    if (!own.has(file)) output.add({ path: file, kind: 'data' }, await drawIcon(svg, size))
  }
}
