import type { PictureFile } from './publication.ts'

export type PictureInspection =
  | { readonly picture: PictureFile }
  /** `detail` says why, as a sentence. */
  | { readonly reason: 'missing' | 'broken'; readonly detail: string }

/** Opens and decodes the picture at an absolute path. */
export type PictureInspector = (path: string) => Promise<PictureInspection>
