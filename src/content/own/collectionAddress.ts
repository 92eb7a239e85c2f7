import type { PathLanguage } from '../../shared/addresses/paths.ts'
import { isMap } from '../../shared/isMap.ts'
import type { DataPath } from '../load/source/locatedData.ts'
import { slugFault } from '../schemas/fields.ts'
import type { Fault } from '../problem.ts'
import type { CollectionDefinition } from './defineCollection.ts'

/** A fault in the definition of a collection. */
export interface DefinitionFault extends Fault {
  /** Path below the definition. */
  readonly path: DataPath
}

const end = '/:slug'

/** Checks the `address` of a collection, in each language if it has several. */
export function collectionAddressFaults(name: string, address: unknown): readonly DefinitionFault[] {
  const fix = `Write \`address: '/${name}/:slug'\`.`
  if (typeof address === 'string') return faultOf(address).map((message) => ({ path: ['address'], message, fix }))
  if (!isMap(address) || Object.keys(address).length === 0)
    return [
      { path: ['address'], message: `\`${name}\` has no \`address\`, which must be a path or a map with a path for each language.`, fix },
    ]
  return Object.entries(address).flatMap(([language, path]) =>
    faultOf(path).map((message) => ({ path: ['address', language], message, fix })),
  )
}

function faultOf(address: unknown): readonly string[] {
  if (typeof address !== 'string') return ['An address of a collection is not a text.']
  const say = (what: string) => [`The address "${address}" ${what}.`]
  if (!address.startsWith('/')) return say('does not begin with `/`')
  if (!address.endsWith(end)) return say('does not end with `/:slug`')
  const parts = address.slice(1, -end.length).split('/')
  if (address === end) return say('leaves no path for the listing')
  const wrong = parts.find((part) => slugFault(part) !== undefined)
  return wrong === undefined ? [] : say(`has the part "${wrong}", which ${slugFault(wrong)}`)
}

/** Returns the path of a collection's listing in a language, without the language prefix. */
export function listingOf(address: CollectionDefinition['address'], { language, defaultLanguage }: PathLanguage): string {
  const written = typeof address === 'string' ? address : (address[language] ?? address[defaultLanguage] ?? Object.values(address)[0] ?? '')
  return written.slice(0, -end.length)
}
