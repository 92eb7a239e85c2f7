import type { build, parseSync } from 'vite'

/** The parts of the `vite` module that are used; a publication without code never needs it. */
export interface Bundler {
  readonly build: typeof build
  readonly parseSync: typeof parseSync
}

/** A publication has code, but no bundler is installed. */
export class NoBundlerError extends Error {}
