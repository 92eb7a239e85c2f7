import { posix } from 'node:path'

export type PicturePath =
  /** Below the publication folder, with `/`. */
  | { readonly kind: 'path'; readonly path: string }
  /** An address, or a path that does not begin at the file. */
  | { readonly kind: 'remote' | 'outside' | 'absolute' }

/** The file that a picture's source means, beside the file that names it. */
export function picturePath(file: string, source: string): PicturePath {
  if (/^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(source)) return { kind: 'remote' }
  if (/^[/\\]/.test(source)) return { kind: 'absolute' }
  const path = posix.normalize(posix.join(posix.dirname(file), source))
  return path === '..' || path.startsWith('../') ? { kind: 'outside' } : { kind: 'path', path }
}
