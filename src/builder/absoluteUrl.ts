import { encodePath } from '../shared/addresses/escapes.ts'

/** Returns the absolute, percent-encoded URL of a path of the site; `url` has no trailing slash. */
export function absoluteUrl(url: string, path: string): string {
  return `${url}${encodePath(path)}`
}
