import type { SourceFolder } from './SourceFolder.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'

/** Returns the decoded path of a URL; undefined for URLs of other sites than the source's own. */
export function localPart(src: string, own?: string): string | undefined {
  const whole = src.trim()
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(whole)) {
    const address = whole.startsWith('//') ? `https:${whole}` : whole
    if (own === undefined || !URL.canParse(address) || !URL.canParse(own) || hostOf(address) !== hostOf(own)) return undefined
    return decodeEscapes(new URL(address).pathname)
  }
  return decodeEscapes(whole.replace(/[?#].*$/s, ''))
}

/** Returns the host without `www.`, since most sites answer to both. */
export function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}

/** Returns the first of some places in a folder at which there is a file. */
export function findIn(folder: SourceFolder, places: readonly string[]): string | undefined {
  for (const place of places) {
    const found = folder.find(place)
    if (found !== undefined) return found
  }
  return undefined
}
