import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds the command line and the Node code into `target`, as a few scripts side by side. Packages remain external, and dynamic imports
 * remain dynamic.
 */
export async function buildEngine(root: string, target: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    plugins: [buildNeighbours()],
    build: {
      outDir: target,
      emptyOutDir: false,
      ssr: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { main: join(root, 'src/cli/main.ts'), react: join(root, 'src/api/react.ts') },
        // The package includes the bundler's output, but no bundler.
        external: /\/bundleInto\.ts$/,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

const neighbour = /new URL\(\s*(['"])((?:\.{0,2}\/)*[\w/-]+)\.ts\1,\s*import\.meta\.url\s*\)/g

/**
 * Adds an entry for each script that another one refers to by `new URL('….ts', import.meta.url)`: threads, processes and import targets.
 */
function buildNeighbours(): Plugin {
  const owners = new Map<string, string>()
  return {
    name: 'build-neighbours',
    enforce: 'pre',
    transform(code, id) {
      return code.replaceAll(neighbour, (_all, _quote, path: string) => {
        const [name, source] = [basename(path), join(dirname(id), `${path}.ts`)]
        if ((owners.get(name) ?? source) !== source) throw new Error(`${source} and ${owners.get(name)} get the same name in the package`)
        owners.set(name, source)
        this.emitFile({ type: 'chunk', id: source, fileName: `${name}.js`, preserveSignature: 'strict' })
        return `new URL('./${name}.js', import.meta.url)`
      })
    },
  }
}
