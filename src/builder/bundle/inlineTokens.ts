import type { Rule, TokenOrValue } from 'lightningcss'
import { rewriteSheet } from './splitSheet.ts'

/**
 * Inlines the value of each custom property of `:root` that is defined once and used once: primitives serve the authors of the styles, and
 * documents with inline styles need not contain both names. Properties used by `scripts` are kept.
 */
export function inlineTokens(sheets: ReadonlyMap<string, string>, scripts: readonly string[]): ReadonlyMap<string, string> {
  const kept = new Set(scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []))
  let inlined = sheets
  for (;;) {
    const tokens = singleTokens([...inlined.values()], kept)
    if (tokens.size === 0) return inlined
    inlined = new Map([...inlined].map(([key, sheet]) => [key, inline(sheet, tokens)]))
  }
}

/** Used by publications' own drawings. */
const known = '--colour-'

type Tokens = ReadonlyMap<string, readonly TokenOrValue[]>

/** Returns the values of the tokens that occur exactly twice, in their definition and in one use, and that use no other such token. */
function singleTokens(sheets: readonly string[], kept: ReadonlySet<string>): Tokens {
  const names = new Map<string, number>()
  const uses = new Set<string>()
  const definitions = new Map<string, readonly TokenOrValue[]>()
  /** The tokens used in a definition. */
  const parts = new Map<string, string[]>()
  for (const sheet of sheets) {
    let root = false
    let defined: string[] | undefined
    /** Number of conditional rules around the current one. */
    let conditions = 0
    rewriteSheet(sheet, {
      Rule(rule) {
        if (isRoot(rule)) root = conditions === 0
        else if (isConditional(rule)) conditions += 1
      },
      RuleExit(rule) {
        if (isRoot(rule)) root = false
        else if (isConditional(rule)) conditions -= 1
      },
      Declaration: {
        custom({ name, value }) {
          if (!root || !name.startsWith('--')) return
          definitions.set(name, value)
          parts.set(name, (defined = []))
        },
      },
      DeclarationExit: {
        custom() {
          defined = undefined
        },
      },
      Variable({ name: { ident }, fallback }) {
        if (!fallback) uses.add(ident)
        defined?.push(ident)
      },
      DashedIdent(name) {
        names.set(name, (names.get(name) ?? 0) + 1)
      },
    })
  }
  const isSingle = (name: string) =>
    definitions.has(name) && uses.has(name) && names.get(name) === 2 && !kept.has(name) && !name.startsWith(known)
  return new Map([...definitions].filter(([name]) => isSingle(name) && !parts.get(name)?.some(isSingle)))
}

function isRoot(rule: Rule): boolean {
  if (rule.type !== 'style') return false
  const [selector, ...others] = rule.value.selectors
  const [part, ...more] = selector ?? []
  return part?.type === 'pseudo-class' && part.kind === 'root' && others.length === 0 && more.length === 0
}

function isConditional({ type }: Rule): boolean {
  return type !== 'layer-block'
}

function inline(sheet: string, tokens: Tokens): string {
  return rewriteSheet(sheet, {
    Declaration: { custom: ({ name }) => (tokens.has(name) ? [] : undefined) },
    Variable({ name: { ident } }) {
      const value = tokens.get(ident)
      return value && withoutNulls(value)
    },
  })
}

/** The library returns null for absent fields but does not accept null in them. */
function withoutNulls(value: readonly TokenOrValue[]): TokenOrValue[] {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => part ?? undefined)) as TokenOrValue[]
}
