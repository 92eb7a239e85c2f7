import { RemedyError } from '../content/own/RemedyError.ts'

/** Loads a package that users of a plug-in have to install themselves. */
export async function loadPeer<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new RemedyError(`The package ${name} is not installed`, `Run \`npm install --save-dev ${name}\`.`)
  }
}
