import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = import.meta.dirname

/** Which rooms a room may import from, besides itself; and which packages it must never name. */
const walls: Readonly<Record<string, { readonly rooms: readonly string[]; readonly never: RegExp }>> = {
  shared: { rooms: [], never: /./ },
  search: { rooms: ['shared'], never: /./ },
  platform: { rooms: ['shared'], never: /^(?!node:)/ },
  api: { rooms: ['shared', 'content', 'ui'], never: /^(?!react$)/ },
  drawings: { rooms: ['shared'], never: /./ },
  calculators: { rooms: ['shared'], never: /./ },
  content: { rooms: ['shared', 'search', 'platform', 'drawings', 'calculators'], never: /^(react|vite)/ },
  cards: { rooms: ['shared', 'platform'], never: /^(?!node:|sharp$|harfbuzzjs$|bidi-js$)/ },
  ui: { rooms: ['shared', 'search', 'calculators'], never: /^(?!react(-dom)?(\/|$)|@orama\/stemmers\/)/ },
  runtime: { rooms: ['shared', 'ui', 'search'], never: /^(?!react(-dom)?(\/|$))/ },
  worker: { rooms: ['shared'], never: /./ },
  builder: { rooms: ['shared', 'platform', 'cards', 'content', 'ui', 'search', 'drawings', 'calculators'], never: /^react/ },
  serve: { rooms: ['shared', 'platform'], never: /^(?!node:)/ },
  deploy: { rooms: ['shared', 'platform'], never: /^(?!node:|@aws-sdk\/client-s3$)/ },
  write: { rooms: ['shared', 'platform', 'content'], never: /^(react|vite)/ },
  import: { rooms: ['shared', 'platform', 'content'], never: /^(react|vite)/ },
  cli: {
    rooms: ['shared', 'search', 'platform', 'cards', 'content', 'ui', 'builder', 'serve', 'deploy', 'write', 'import'],
    never: /^react/,
  },
}

const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** `import`, `import type`, `export … from` and `import()` of a file, tests left out. */
function breaches(room: string, files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const wall = walls[room]
  if (!wall) return [`src/${room} has no wall`]
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(imports)].flatMap(([, name = '']) => {
      const target = relative(source, resolve(dirname(path), name)).split('/')[0] ?? ''
      const allowed = name.startsWith('.') ? target === room || wall.rooms.includes(target) : !wall.never.test(name)
      return allowed ? [] : [`${relative(source, path)} imports ${name}`]
    }),
  )
}

function filesOf(room: string) {
  const folder = join(source, room)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
}

const rooms = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

describe('the walls between the rooms', () => {
  it.each(rooms)('nothing in src/%s reaches where it must not', (room) => {
    expect(breaches(room, filesOf(room))).toEqual([])
  })

  it('no command loads the packages that draw before it draws', () => {
    const atOnce = /^import (?!type\b)[^(\n]*['"](sharp|harfbuzzjs|bidi-js)['"]/m
    expect(atOnce.test("import sharp from 'sharp'")).toBe(true)
    const files = rooms.flatMap(filesOf).filter(({ text }) => atOnce.test(text))
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
  ])('a forbidden import in src/%s is noticed', (room, text) => {
    expect(breaches(room, [{ path: join(source, room, 'example.ts'), text }])).toHaveLength(1)
  })
})
