import { type CustomAtRules, type Rule, type Visitor, transform } from 'lightningcss'

/** A style sheet in five parts, each rule in its layer. */
interface SplitSheet {
  readonly rest: string
  /** What is seen on paper alone. */
  readonly print: string
  /** What stands at the end of a page: inside the documents of most pages, late in those of articles, which are long. */
  readonly below: string
  /** What lies over a page once it was opened, or stands below an article. */
  readonly late: string
  /** What only some scripts and languages need. */
  readonly scripts: string
}

/** Takes the blocks `@media print`, `@layer below`, `@layer late` and `@layer scripts` out of a style sheet. */
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

/** A sheet without what stands at the end of a page. */
export function withoutBelow(sheet: string): string {
  return rewriteSheet(sheet, without(isBelow))
}

/** A minified style sheet after a visitor went through it. */
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

/** A removed rule stays in its layer as an ignored one. */
function dropEmptyLayer(rule: Rule): [] | undefined {
  return rule.type === 'layer-block' && rule.value.rules.every(({ type }) => type === 'ignored') ? [] : undefined
}
