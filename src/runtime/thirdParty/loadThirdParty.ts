import type { DocumentData } from '../../shared/pageData.ts'
import type { Chunks } from '../chunks/Chunks.ts'
import type { renderScripts } from './renderScripts.tsx'

/** Starts the publication's third-party scripts; where it lists none, nothing is loaded for them. */
export async function loadThirdParty({ thirdParty }: DocumentData, chunks: Chunks): Promise<void> {
  if (!thirdParty) return
  const module = (await chunks.load('thirdParty'))?.exports as { readonly renderScripts: typeof renderScripts } | undefined
  module?.renderScripts(thirdParty)
}
