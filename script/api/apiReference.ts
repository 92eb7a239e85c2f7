import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Declaration, type Source, readSource } from './readSource.ts'
import { type Stability, stability } from './stability.ts'

const root = join(import.meta.dirname, '../..')

const head = `# What \`roomwright\` exports

Every function and type for the code of a publication; [extending](extending.md) says how to use them. This page is generated from the comments in the sources: \`npm run api\`.

- *Stable*: name, types and behaviour are kept until the next major version. *Young*: they may change with a minor version.
- [CHANGELOG.md](../CHANGELOG.md) announces either change, with what to write instead. An export that is to be removed stays for one minor version after that.
- Types below [*Types that these name*](#types-that-these-name) are as stable as the export that names them, but the engine may add fields to them.
- Anything else (other files of the package, class names, the engine's elements) may change with any version.
`

interface Found extends Declaration {
  readonly name: string
  readonly file: string
}

/** Lists the package's entry points for publications by name, with the sources of their types. */
function readEntries(): readonly (readonly [name: string, file: string])[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types?: string }>>
  }
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || target.types === undefined) return []
    const file = target.types.replace('./package/types/', 'src/').replace(/\.d\.ts$/, '.ts')
    return [[`roomwright${path.slice(1)}`, join(root, file)] as const]
  })
}

/** Returns the reference of the package's exports, in Markdown. */
export function apiReference(): string {
  const sources = new Map<string, Source>()
  const sourceOf = (file: string) => {
    const source = sources.get(file) ?? readSource(file)
    sources.set(file, source)
    return source
  }
  const find = (file: string, name: string): Found | undefined => {
    // Declarations of other packages are not included.
    if (!file.startsWith('/')) return undefined
    const source = sourceOf(file)
    const declaration = source.declarations.get(name)
    if (declaration) return { ...declaration, name, file }
    const origin = source.exports.get(name) ?? source.imports.get(name)
    if (origin) return find(origin.file, origin.name)
    return source.all.map((other) => find(other, name)).find((found) => found !== undefined)
  }
  const exportsOf = (file: string): readonly string[] => {
    const { own, exports, all } = sourceOf(file)
    return [...own, ...exports.keys(), ...all.flatMap(exportsOf)]
  }

  const listed = new Map<string, Found>()
  const entries = readEntries().map(([entry, file]) => {
    const names = exportsOf(file)
    const answers = stability[entry] ?? {}
    const unanswered = names.filter((name) => !Object.hasOwn(answers, name))
    const idle = Object.keys(answers).filter((name) => !names.includes(name))
    if (unanswered.length + idle.length > 0)
      throw new Error(
        `script/api/stability.ts, ${entry}: name ${unanswered.join(', ') || 'nothing'}, and remove ${idle.join(', ') || 'nothing'}`,
      )
    const exported = names.map((name) => {
      const found = find(file, name)
      if (found) listed.set(`${found.file} ${found.name}`, found)
      return { name, found, firmness: answers[name] }
    })
    const [values, types] = [exported.filter(isValue), exported.filter((one) => !isValue(one))]
    return { entry, exported: [...values, ...types] }
  })
  const parts = entries.map(({ entry, exported }) =>
    [`## \`${entry}\`\n`, ...exported.map(({ name, found, firmness }) => section(name, found, firmness))].join('\n'),
  )
  const named = typesNamedIn([...listed.values()], find)
  const types = named.map((found) => section(found.name, found))
  return [head, ...parts, '## Types that these name\n', ...types].join('\n')
}

/** Reports whether an export exists when the code runs: a function or a constant. */
function isValue({ found }: { readonly found: Found | undefined }): boolean {
  return found === undefined || !/^(?:declare )?(?:interface|type)\b/.test(found.text)
}

/** Collects the engine's types that declarations refer to, directly or through each other, sorted by name. */
function typesNamedIn(first: readonly Found[], find: (file: string, name: string) => Found | undefined): readonly Found[] {
  const seen = new Map(first.map((found) => [`${found.file} ${found.name}`, found]))
  const added: Found[] = []
  for (const { file, names } of seen.values()) {
    for (const name of names) {
      const found = find(file, name)
      const key = found && `${found.file} ${found.name}`
      if (!found || key === undefined || seen.has(key)) continue
      // A value of which only the type is used, and which is not a type itself, is documented in `docs/fields.md`.
      if (/^(?:declare )?(?:const|let|class|function)\b/.test(found.text) && !found.text.includes('as const')) continue
      seen.set(key, found)
      added.push(found)
    }
  }
  return added.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function section(name: string, found: Found | undefined, firmness?: Stability): string {
  const comment = found?.comment ?? ''
  const text = found ? ['```ts', found.text, '```', ''] : ['From [Zod](https://zod.dev).', '']
  return [
    `### \`${name}\``,
    '',
    ...(firmness ? [`*${firmness === 'stable' ? 'Stable' : 'Young'}.*`, ''] : []),
    ...(comment === '' ? [] : [comment, '']),
    ...text,
  ].join('\n')
}
