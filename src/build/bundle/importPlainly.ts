import type { Plugin } from 'vite'

/** Leaves `import()` to the browser: the bundler's own helper around it, for style sheets, would stand in every document's script. */
export function importPlainly(): Plugin {
  return {
    name: 'import-plainly',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
