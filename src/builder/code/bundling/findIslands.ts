import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { shortHash } from '../../../platform/contentHash.ts'
import type { Bundler } from './Bundler.ts'

/** A component of a publication that is used in an `<Island>`. */
export interface OwnIsland {
  /** Its name in documents; unique in the publication. */
  readonly name: string
  /** Absolute path of the module that defines it. */
  readonly file: string
  /** The name under which the module exports it. */
  readonly exported: string
}

/** An `<Island>` that cannot be hydrated, at an offset of its module's text. */
class MisplacedIslandError extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A component in a module's `<Island>`, by its local name. */
interface Use {
  readonly local: string
  readonly offset: number
}

/** The origin of a component: an export of another module, or the module itself. */
interface Origin {
  readonly source?: string
  readonly exported: string
}

const reactModule = 'roomwright/react'
const signs: readonly string[] = ['touch', 'visible', 'idle']
const signsWritten = '`touch`, `visible` or `idle`'
const oneComponent = '<Island> takes exactly one component of the publication: <Island on="touch"><Counter start={1} /></Island>'

/** Returns the components in the `<Island>`s of a module. */
function usesOf(parse: Bundler['parseSync'], { file, code }: { readonly file: string; readonly code: string }): readonly (Use & Origin)[] {
  if (!code.includes(reactModule)) return []
  const { program, errors } = parse(file, code)
  // The bundler reports them better.
  if (errors.length > 0) return []
  const body = (program as unknown as Node).body as readonly Node[]
  const imports = importsOf(body)
  const island = [...imports].find(([, { source, exported }]) => source === reactModule && exported === 'Island')?.[0]
  if (island === undefined) return []
  const local = namesOf(body)
  return elementsOf(program as unknown as Node, island).map((element) => {
    const children = (element.children as readonly Node[]).filter(({ type, value }) => type !== 'JSXText' || String(value).trim() !== '')
    checkSign(element)
    const [child] = children
    const name = child?.type === 'JSXElement' ? ((child.openingElement as Node).name as Node) : undefined
    if (children.length !== 1 || name?.type !== 'JSXIdentifier' || !/^[A-Z]/.test(String(name.name)))
      throw new MisplacedIslandError(oneComponent, element.start)
    const used = String(name.name)
    const origin = imports.get(used) ?? (local.has(used) ? { exported: `${used}$island` } : undefined)
    if (!origin)
      throw new MisplacedIslandError(`<${used}> is in an <Island>, so it must be imported, or defined outside functions`, element.start)
    return { local: used, offset: name.start, ...origin }
  })
}

/** Throws if `on` is a literal that does not name a sign; an expression is not checked. */
function checkSign(element: Node): void {
  const attributes = (element.openingElement as Node).attributes as readonly Node[]
  for (const { type, start, name, value } of attributes) {
    if (type !== 'JSXAttribute' || nameOf(name as Node) !== 'on' || (value as Node | null)?.type !== 'Literal') continue
    const sign = String((value as Node).value)
    if (!signs.includes(sign)) throw new MisplacedIslandError(`Nothing wakes an <Island on="${sign}">: write ${signsWritten}`, start)
  }
}

function importsOf(body: readonly Node[]): ReadonlyMap<string, Origin> {
  const found = new Map<string, Origin>()
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue
    for (const specifier of specifiers as readonly Node[]) {
      const imported = specifier.imported as Node | undefined
      const exported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported)
      found.set(String((specifier.local as Node).name), { source: String((source as Node).value), exported })
    }
  }
  return found
}

function nameOf(node: Node | undefined): string {
  return typeof node?.name === 'string' ? node.name : typeof node?.value === 'string' ? node.value : '*'
}

/** Returns the names that a module defines at its top level. */
function namesOf(body: readonly Node[]): ReadonlySet<string> {
  const statements = body.map((node) => (node.type.startsWith('Export') ? ((node.declaration as Node | null) ?? node) : node))
  return new Set(
    statements.flatMap((node) => {
      if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [String((node.id as Node).name)] : []
      if (node.type !== 'VariableDeclaration') return []
      return (node.declarations as readonly Node[]).map(({ id }) => String((id as Node).name))
    }),
  )
}

function elementsOf(node: Node, name: string): readonly Node[] {
  const isIt = node.type === 'JSXElement' && ((node.openingElement as Node).name as Node).name === name
  const inside = Object.values(node).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  const deeper = inside.flatMap((value) => (isNode(value) ? elementsOf(value, name) : []))
  return isIt ? [node, ...deeper] : deeper
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string'
}

interface IslandOptions {
  readonly parse: Bundler['parseSync']
  /** The publication folder. */
  readonly directory: string
  /** Called with each island that a module uses. */
  found?(island: OwnIsland): void
  /** Whether the modules register their islands' names with the renderer. */
  readonly names: boolean
}

/** Exports the components used in islands from the modules that define them, and registers their names with the renderer. */
export function islands({ parse, directory, found, names }: IslandOptions): Plugin {
  return {
    name: 'roomwright-islands',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.[jt]sx$/.test(id) || id.includes('/node_modules/')) return undefined
      let uses: ReadonlyMap<string, ReturnType<typeof usesOf>[number]>
      try {
        uses = new Map(usesOf(parse, { file: id, code }).map((use) => [use.local, use]))
      } catch (error) {
        if (error instanceof MisplacedIslandError) return this.error(error.message, error.offset)
        throw error
      }
      if (uses.size === 0) return undefined
      const lines: string[] = names ? ["import { nameIsland as nameIsland$ } from 'roomwright:islands'"] : []
      for (const { local, source, exported } of uses.values()) {
        const file = source === undefined ? id : (await this.resolve(source, id))?.id
        if (file === undefined) continue
        const name = `${exported.replace(/\$island$/, '')}_${shortHash(`${relative(directory, file)} ${exported}`, 6)}`
        found?.({ name: `Own${name}`, file, exported })
        if (source === undefined) lines.push(`export { ${local} as ${exported} }`)
        if (names) lines.push(`nameIsland$(${local}, 'Own${name}')`)
      }
      return { code: `${code}\n;${lines.join('\n')}\n`, map: null }
    },
  }
}
