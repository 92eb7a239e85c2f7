import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]

/** Where a name of another file comes from. */
interface Origin {
  /** Absolute; a package by its name. */
  readonly file: string
  readonly name: string
}

/** What is declared in a file under a name. */
export interface Declaration {
  /** The sentences above it; empty where there are none. */
  readonly comment: string
  /** Without bodies of functions and initial values that are no type. */
  readonly text: string
  /** Names of types in it, each once. */
  readonly names: readonly string[]
}

/** A module of the engine, as far as its surface goes. */
export interface Source {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** What other files bring, by the name here. */
  readonly imports: ReadonlyMap<string, Origin>
  /** What it exports from elsewhere. */
  readonly exports: ReadonlyMap<string, Origin>
  /** What it exports of its own. */
  readonly own: readonly string[]
  /** Files whose exports it exports all. */
  readonly all: readonly string[]
}

/** Reads the declarations, imports and exports of a file. */
export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const originOf = (from: string, name: string): Origin => ({ file: from.startsWith('.') ? join(dirname(file), from) : from, name })
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, Origin>()
  const exports = new Map<string, Origin>()
  const own: string[] = []
  const all: string[] = []
  const commentAbove = (start: number) => {
    const above = comments.filter(
      (comment) => comment.type === 'Block' && comment.end <= start && text.slice(comment.end, start).trim() === '',
    )
    return plainText(above.at(-1)?.value ?? '')
  }
  const declare = (statement: Statement, start: number): readonly string[] =>
    declaredIn(statement).map(({ name, end }) => {
      const declared = text.slice(statement.start, end).trimEnd()
      declarations.set(name, { comment: commentAbove(start), text: declared, names: namesIn(statement, end) })
      return name
    })
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const name = specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : '*'
        imports.set(specifier.local.name, originOf(statement.source.value, name))
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      all.push(originOf(statement.source.value, '*').file)
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) own.push(...declare(statement.declaration, statement.start))
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue
        if (statement.source) exports.set(exported.name, originOf(statement.source.value, local.name))
        else own.push(exported.name)
      }
    } else declare(statement, statement.start)
  }
  return { declarations, imports, exports, own, all }
}

/** The names that a statement declares, and where the part ends that belongs to the surface. */
function declaredIn(statement: Statement): readonly { readonly name: string; readonly end: number }[] {
  switch (statement.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [{ name: statement.id.name, end: statement.end }]
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return statement.id ? [{ name: statement.id.name, end: statement.body?.start ?? statement.end }] : []
    case 'ClassDeclaration':
      return statement.id ? [{ name: statement.id.name, end: statement.body.start }] : []
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return []
        // A list `as const` is a type as well.
        const isType = init?.type === 'TSAsExpression'
        return [{ name: id.name, end: isType || !init ? statement.end : id.end }]
      })
    default:
      return []
  }
}

/** Names of types before a place, by walking the tree. */
function namesIn(root: unknown, end: number): readonly string[] {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('start' in node && Number(node.start) >= end) return
    const named = nameOf(node)
    if (named !== undefined) names.add(named)
    Object.values(node).forEach(visit)
  }
  visit(root)
  return [...names]
}

/** The name that a reference to a type, or to the type of a value, begins with. */
function nameOf(node: object): string | undefined {
  if (!('type' in node)) return undefined
  const place = { TSTypeReference: 'typeName', TSTypeQuery: 'exprName', TSInterfaceHeritage: 'expression' }[String(node.type)]
  const target: unknown = place === undefined ? undefined : Reflect.get(node, place)
  if (typeof target !== 'object' || target === null || !('name' in target)) return undefined
  return String(target.name)
}

/** The text of a comment in one line. */
function plainText(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
