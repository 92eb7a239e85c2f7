import { shortHash } from '../../platform/contentHash.ts'
import { engineLanguageOf } from '../../shared/languages/languages.ts'
import { messagesPrefix, stemmerPrefix } from '../../shared/pages/pageData.ts'
import type { ClientBundle, EngineBundle } from '../bundle/ClientBundle.ts'
import { renderMessages } from './renderMessages.ts'
import type { Wordings } from './wording.ts'

/** A file for the output folder, with `/`. */
interface MadeFile {
  readonly path: string
  readonly text: string
}

/**
 * Adds the messages of a publication to the engine's bundle: a script for each of its languages, and the chunk map that lists them, with
 * the stemmer of each regional form. A
 * changed word changes the compilation hash, so open pages notice it as they notice a new engine.
 */
export function joinMessages(
  engine: EngineBundle,
  wordings: Wordings,
): { readonly bundle: ClientBundle; readonly files: readonly MadeFile[] } {
  const scripts = [...wordings].map(([language, wording]) => {
    const text = renderMessages(wording)
    const chunk = `${messagesPrefix}${language}`
    return { chunk, path: `assets/${chunk}-${shortHash(text, 8)}.js`, text }
  })
  const stemmers = [...wordings.keys()].flatMap((language) => {
    const paths = engine.chunks[`${stemmerPrefix}${engineLanguageOf(language)}`]
    return paths ? [[`${stemmerPrefix}${language}`, paths] as const] : []
  })
  const messages = scripts.map(({ chunk, path }) => [chunk, [`/${path}`]] as const)
  const chunks = Object.fromEntries([...Object.entries(engine.chunks), ...stemmers, ...messages].sort(([a], [b]) => (a < b ? -1 : 1)))
  const text = JSON.stringify(chunks)
  const map = { path: `assets/chunks-${shortHash(text, 8)}.json`, text }
  const files = [...scripts.map(({ path, text: script }) => ({ path, text: script })), map]
  const bundle: ClientBundle = {
    ...engine,
    files: [...engine.files, ...files.map(({ path }) => path)].sort(),
    chunks,
    chunkMap: `/${map.path}`,
    compilationHash: shortHash(`${engine.compilationHash}\n${text}`, 20),
  }
  return { bundle, files }
}
