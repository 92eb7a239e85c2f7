import { encodePath } from '../shared/escapes.ts'

/** The address of a path of the site, percent-encoded; `url` has no trailing slash. */
export function absoluteUrl(url: string, path: string): string {
  return `${url}${encodePath(path)}`
}
