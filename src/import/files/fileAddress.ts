import type { SourceFolder } from './SourceFolder.ts'
import { decodeEscapes } from '../../shared/escapes.ts'

/** The part of an address before its query, decoded, without scheme and host where they are the source's own; undefined for other sites. */
export function localPart(src: string, own: string | undefined): string | undefined {
  const whole = src.trim()
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(whole)) {
    const address = whole.startsWith('//') ? `https:${whole}` : whole
    if (own === undefined || !URL.canParse(address) || !URL.canParse(own) || hostOf(address) !== hostOf(own)) return undefined
    return decodeEscapes(new URL(address).pathname)
  }
  return decodeEscapes(whole.replace(/[?#].*$/s, ''))
}

/** Without `www.`: most sites answer to both. */
export function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}

/** Looks for a file at some places of a folder, the first that has it. */
export function findIn(folder: SourceFolder, places: readonly string[]): string | undefined {
  for (const place of places) {
    const found = folder.find(place)
    if (found !== undefined) return found
  }
  return undefined
}
