import { readFileSync } from 'node:fs'
import type { Problem } from '../content/problem.ts'
import { readSealed } from '../platform/files/sealedFile.ts'
import type { BuildOptions, RefusedBuild } from './BuildOptions.ts'
import { addWorker } from './addWorker.ts'
import { addressesFile } from './addresses/AddressBook.ts'
import { addBundle } from './bundle/placeBundle.ts'
import { addCode } from './code/addCode.ts'
import { addDiscovery } from './discovery/addDiscovery.ts'
import { earlyScriptHash } from './document/renderDocument.ts'
import { dataHash } from '../platform/contentHash.ts'
import { addHostFiles } from './hosting/addHostFiles.ts'
import { addIcons } from './icons/addIcons.ts'
import type { encodePictures } from './images/encodePictures.ts'
import type { MadePages } from './makePages.ts'
import type { OutputFolder } from './output/OutputFolder.ts'
import { addDataFiles } from './pageData/addDataFiles.ts'
import { addPluginFiles } from './plugins/addPluginFiles.ts'
import type { PreparedBuild } from './prepareBuild.ts'
import { addRecipes, drawCards } from './socialCards/addCards.ts'
import { readThemeFile } from './theme/planTheme.ts'
import { addPartytown } from './thirdParty/planThirdParty.ts'

interface AddOptions {
  readonly options: BuildOptions
  readonly prepared: PreparedBuild
  readonly pages: MadePages
  /** Must already contain the pages. */
  readonly output: OutputFolder
  /** Returns the encoded pictures. */
  encoded(): ReturnType<typeof encodePictures>
}

/** The files of a build besides its pages, which are in its output. */
export interface AddedFiles {
  /** What the manifest says besides the files. */
  readonly rest: Parameters<OutputFolder['finish']>[0]
  /** Warnings about the host. */
  readonly problems: readonly Problem[]
}

/** Adds everything to the output that is not a page. */
export async function addFiles({ options, prepared, pages, output, encoded }: AddOptions): Promise<AddedFiles | RefusedBuild> {
  const { site: directory, worker = true } = options
  const { engineBundle } = prepared
  const { publication, code, pictures, sites, layouts, plans, bundle, messageFiles, thirdParty, theme, head } = prepared.site
  const { base = '' } = publication.site
  const { parts, book } = pages
  addDataFiles({ output, parts, sites, layouts, bundle })
  await addIcons({ output, publication, directory })
  addDiscovery({ output, parts, sites, plans, pictures, head, pagesKey: dataHash(plans.map(pages.site.keyOf)) })
  output.add({ path: addressesFile, kind: 'control' }, JSON.stringify(book.addresses))
  addWorker({ output, bundle, plans, worker, base })
  for (const { path, text } of messageFiles) output.add({ path, kind: 'asset' }, bundle.place(text))
  addBundle(output, bundle, engineBundle)
  addCode(output, { bundle, code })
  for (const file of publication.publicFiles)
    output.addFile({ path: file, kind: 'public' }, () => readFileSync(`${directory}/public/${file}`))
  for (const file of theme?.files ?? []) output.addFile({ path: file.path, kind: 'asset' }, () => readThemeFile(file))
  addPartytown(output, thirdParty)
  const recipes = await addPictures({ options, prepared, pages, output, encoded })
  const taken = addPluginFiles(output, code.additions?.files)
  if (taken.length > 0) return { refused: { problems: [...prepared.problems, ...taken], failures: [] } }
  const rest = restOf(prepared, recipes)
  return { rest, problems: addHostFiles({ output, site: publication.site, rest }) }
}

/** Adds the encoded pictures, and the social cards or their recipes; returns the names of the recipes. */
async function addPictures({ options, prepared, pages, output, encoded }: AddOptions): Promise<readonly string[]> {
  const { out, cache, drawsCards = prepared.site.publication.site.host !== 'bucket', progress } = options
  const { planned } = pages.cards
  const pictures = await encoded()
  const drawn = drawsCards
    ? await drawCards(planned, {
        cacheDirectory: cache,
        isThere: (path) => output.hasAsset(path),
        out,
        pictures,
        faces: prepared.site.theme?.files ?? [],
        progress: (done, total) => progress({ step: 'cards', done, total }),
      })
    : []
  const recipes = drawsCards ? [] : addRecipes(output, planned)
  for (const { path, source } of [...pictures, ...drawn]) output.addFile({ path, kind: 'asset' }, () => unseal(source))
  return recipes
}

function restOf(
  { site: { publication, plans, bundle, thirdParty }, moved }: PreparedBuild,
  recipes: readonly string[],
): AddedFiles['rest'] {
  const { redirects, gone } = publication
  const { base = '' } = publication.site
  const noindex = plans.filter(({ empty }) => empty).map(({ path }) => path)
  return {
    webpackCompilationHash: bundle.compilationHash,
    ...(base !== '' && { base }),
    ...(recipes.length > 0 && { cards: recipes }),
    redirects: [...redirects, ...moved],
    ...(gone.length > 0 && { gone }),
    ...(noindex.length > 0 && { noindex }),
    scriptHashes: [earlyScriptHash],
    ...(thirdParty && { thirdParty }),
  }
}

function unseal(source: string): Uint8Array {
  const content = readSealed(source)
  if (!content) throw new Error(`${source} was changed while the build ran. Build again.`)
  return content
}
