import type { build, parseSync } from 'vite'

/** The module `vite`, wherever it is installed; a publication without code never needs it. */
export interface Bundler {
  readonly build: typeof build
  readonly parseSync: typeof parseSync
}
