import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = import.meta.dirname

/** The folders that a folder may import from besides itself, and the packages that it must never import. */
const borders: Readonly<Record<string, { readonly mayImport: readonly string[]; readonly never: RegExp }>> = {
  shared: { mayImport: [], never: /./ },
  search: { mayImport: ['shared'], never: /./ },
  platform: { mayImport: ['shared'], never: /^(?!node:)/ },
  api: { mayImport: ['shared', 'content', 'ui'], never: /^(?!(?:react|zod)$)/ },
  drawings: { mayImport: ['shared'], never: /./ },
  calculators: { mayImport: ['shared'], never: /./ },
  content: { mayImport: ['shared', 'search', 'platform', 'drawings', 'calculators'], never: /^(react|vite)/ },
  cards: { mayImport: ['shared', 'platform'], never: /^(?!node:|sharp$|harfbuzzjs$|bidi-js$)/ },
  ui: { mayImport: ['shared', 'search', 'calculators'], never: /^(?!react(-dom)?(\/|$)|@orama\/stemmers\/)/ },
  runtime: { mayImport: ['shared', 'ui', 'search'], never: /^(?!react(-dom)?(\/|$))/ },
  worker: { mayImport: ['shared'], never: /./ },
  builder: { mayImport: ['shared', 'platform', 'cards', 'content', 'ui', 'search', 'drawings', 'calculators'], never: /^react/ },
  serve: { mayImport: ['shared', 'platform'], never: /^(?!node:)/ },
  deploy: { mayImport: ['shared', 'platform'], never: /^(?!node:|@aws-sdk\/client-s3$)/ },
  plugins: { mayImport: ['shared', 'content'], never: /^(?!node:|shiki(\/|$)|katex$|@rgrove\/parse-xml$|zod$)/ },
  write: { mayImport: ['shared', 'platform', 'content'], never: /^(react|vite)/ },
  import: { mayImport: ['shared', 'platform', 'content'], never: /^(react|vite)/ },
  cli: {
    mayImport: ['shared', 'search', 'platform', 'cards', 'content', 'ui', 'builder', 'serve', 'deploy', 'write', 'import'],
    never: /^react/,
  },
}

const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** Finds forbidden imports: `import`, `import type`, `export … from` and `import()`. */
function breaches(own: string, files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const border = borders[own]
  if (!border) return [`src/${own} has no border`]
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(imports)].flatMap(([, name = '']) => {
      const target = relative(source, resolve(dirname(path), name)).split('/')[0] ?? ''
      // Helpers of tests may use what runs the tests.
      if (name === 'vitest' && dirname(path).endsWith('/testing')) return []
      const allowed = name.startsWith('.') ? target === own || border.mayImport.includes(target) : !border.never.test(name)
      return allowed ? [] : [`${relative(source, path)} imports ${name}`]
    }),
  )
}

function filesOf(own: string) {
  const folder = join(source, own)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
}

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

describe('the borders between the folders', () => {
  it.each(folders)('hold for src/%s', (own) => {
    expect(breaches(own, filesOf(own))).toEqual([])
  })

  it('are those of the table in docs/architecture.md', () => {
    const text = readFileSync(join(source, '../docs/architecture.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `(\w+)` \|.*\| ([^|]*) \|$/gm)]
    const told = rows.map(([, own = '', allowed = '']) => [own, [...allowed.matchAll(/`(\w+)`/g)].map(([, name]) => name)])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(Object.entries(borders).map(([own, { mayImport }]) => [own, mayImport])))
  })

  it('keep the drawing packages out of static imports', () => {
    const atOnce = /^import (?!type\b)[^(\n]*['"](sharp|harfbuzzjs|bidi-js)['"]/m
    expect(atOnce.test("import sharp from 'sharp'")).toBe(true)
    const files = folders.flatMap(filesOf).filter(({ text }) => atOnce.test(text))
    expect(files.map(({ path }) => relative(source, path))).toEqual([])
  })

  it.each([
    ['ui', "import type { Article } from '../content/publication.ts'"],
    ['shared', "import { z } from 'zod'"],
    ['serve', "const load = () => import('../content/loadPublication.ts')"],
    ['builder', "export { hydrate } from '../runtime/hydrate.tsx'"],
    ['runtime', "import 'node:fs'"],
    ['platform', "import type { Problem } from '../content/problem.ts'"],
    ['platform', "import { z } from 'zod'"],
    ['cards', "import type { Picture } from '../content/publication.ts'"],
    ['serve', "import { openCards } from '../cards/openCards.ts'"],
    ['ui', "import { hasCode } from '../platform/errorCode.ts'"],
    ['import', "import { build } from '../builder/build.ts'"],
  ])('reject a forbidden import in src/%s', (own, text) => {
    expect(breaches(own, [{ path: join(source, own, 'example.ts'), text }])).toHaveLength(1)
  })
})
