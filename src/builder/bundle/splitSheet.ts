import { type CustomAtRules, type Rule, type Visitor, transform } from 'lightningcss'

/** A style sheet in five parts, each rule in its layer. */
interface SplitSheet {
  readonly rest: string
  /** Rules for print only. */
  readonly print: string
  /** Rules for the bottom of a page: inlined in most documents, loaded late in articles, which are long. */
  readonly below: string
  /** Rules for overlays, and for what is below an article. */
  readonly late: string
  /** Rules that only some scripts and languages need. */
  readonly scripts: string
}

/** Extracts the blocks `@media print`, `@layer below`, `@layer late` and `@layer scripts` from a style sheet. */
export function splitSheet(sheet: string): SplitSheet {
  const screen = rewriteSheet(sheet, without(isPrint))
  return {
    rest: rewriteSheet(
      screen,
      without((rule) => isBelow(rule) || isLate(rule) || isScripts(rule)),
    ),
    print: rewriteSheet(sheet, only(isPrint)),
    below: rewriteSheet(screen, only(isBelow)),
    late: rewriteSheet(screen, only(isLate)),
    scripts: rewriteSheet(screen, only(isScripts)),
  }
}

/** Returns a sheet without the rules for the bottom of a page. */
export function withoutBelow(sheet: string): string {
  return rewriteSheet(sheet, without(isBelow))
}

/** Applies a visitor to a style sheet and minifies it. */
export function rewriteSheet(sheet: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: 'sheet.css', code: Buffer.from(sheet), minify: true, visitor })
    .code.toString()
    .trim()
}

type IsTaken = (rule: Rule) => boolean

const isPrint: IsTaken = (rule) => {
  if (rule.type !== 'media') return false
  const [query, ...others] = rule.value.query.mediaQueries
  return query?.mediaType === 'print' && !query.qualifier && !query.condition && others.length === 0
}

const isBelow: IsTaken = isLayer('below')
const isLate: IsTaken = isLayer('late')
const isScripts: IsTaken = isLayer('scripts')

function isLayer(name: string): IsTaken {
  return (rule) => rule.type === 'layer-block' && rule.value.name?.join('.') === name
}

function without(isTaken: IsTaken): Visitor<CustomAtRules> {
  return { Rule: (rule) => (isTaken(rule) ? [] : undefined), RuleExit: dropEmptyLayer }
}

function only(isTaken: IsTaken): Visitor<CustomAtRules> {
  let depth = 0
  return {
    Rule(rule) {
      if (isTaken(rule)) depth += 1
      return depth > 0 || rule.type === 'layer-block' ? undefined : []
    },
    RuleExit(rule) {
      if (isTaken(rule)) depth -= 1
      return dropEmptyLayer(rule)
    },
  }
}

/** A removed rule remains in its layer with the type `ignored`. */
function dropEmptyLayer(rule: Rule): [] | undefined {
  return rule.type === 'layer-block' && rule.value.rules.every(({ type }) => type === 'ignored') ? [] : undefined
}
