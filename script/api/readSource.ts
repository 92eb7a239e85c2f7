import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]

/** The origin of an imported or re-exported name. */
interface Origin {
  /** Absolute path, or the name of a package. */
  readonly file: string
  readonly name: string
}

/** A declaration of a file. */
export interface Declaration {
  /** The text of the comment above it; empty if there is none. */
  readonly comment: string
  /** The source without function bodies and without initial values, unless these define a type. */
  readonly text: string
  /** Names of the types in it, each once. */
  readonly names: readonly string[]
}

/** The imports, exports and declarations of a module of the engine. */
export interface Source {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** Imports, by local name. */
  readonly imports: ReadonlyMap<string, Origin>
  /** Names re-exported from other files. */
  readonly exports: ReadonlyMap<string, Origin>
  /** Names exported from its own declarations. */
  readonly own: readonly string[]
  /** Files of which all exports are re-exported. */
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

/** Lists the names that a statement declares, with the end of the part that belongs to the API. */
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
        // A list `as const` also serves as a type.
        const isType = init?.type === 'TSAsExpression'
        return [{ name: id.name, end: isType || !init ? statement.end : id.end }]
      })
    default:
      return []
  }
}

/** Collects the names of types before an offset, by walking the tree. */
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

/** Returns the first name in a reference to a type or to the type of a value. */
function nameOf(node: object): string | undefined {
  if (!('type' in node)) return undefined
  const place = { TSTypeReference: 'typeName', TSTypeQuery: 'exprName', TSInterfaceHeritage: 'expression' }[String(node.type)]
  const target: unknown = place === undefined ? undefined : Reflect.get(node, place)
  if (typeof target !== 'object' || target === null || !('name' in target)) return undefined
  return String(target.name)
}

/** Returns the text of a comment in one line. */
function plainText(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
