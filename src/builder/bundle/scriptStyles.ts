import type { Rule, Selector } from 'lightningcss'
import { rewriteSheet, splitSheet } from './splitSheet.ts'

/**
 * The rules of `@layer scripts` that pages in a language inline, by language code; `rtl` has those for right-to-left languages without an
 * entry.
 */
export type ScriptStyles = Readonly<Record<string, string>>

/** Divides the rules of `@layer scripts` in a style sheet by the languages in their `:lang()` selectors, and by `[dir=rtl]`. */
export function divideScripts(sheet: string, directionOf: (language: string) => 'ltr' | 'rtl'): ScriptStyles {
  const { scripts } = splitSheet(sheet)
  const languages = new Set<string>()
  rewriteSheet(scripts, {
    Rule(rule) {
      for (const selector of selectorsOf(rule)) for (const language of named(selector)) languages.add(language)
    },
  })
  const entries = [...languages, 'rtl'].sort().map((language): [string, string] => {
    const direction = language === 'rtl' ? 'rtl' : directionOf(language)
    const speaks = (selector: Selector) => {
      const all = named(selector)
      return all.length > 0 ? all.includes(language) : direction === 'rtl'
    }
    const rules = rewriteSheet(scripts, {
      Rule: (rule) => (rule.type === 'style' && !rule.value.selectors.some(speaks) ? [] : undefined),
      RuleExit: (rule) => (isEmpty(rule) ? [] : undefined),
    })
    return [language, rules]
  })
  return Object.fromEntries(entries)
}

/** A removed rule remains in its parent with the type `ignored`. */
function isEmpty(rule: Rule): boolean {
  return (rule.type === 'media' || rule.type === 'layer-block') && rule.value.rules.every(({ type }) => type === 'ignored')
}

function selectorsOf(rule: Rule): readonly Selector[] {
  return rule.type === 'style' ? rule.value.selectors : []
}

/** Returns the languages in a selector. Several are minified to `:is(:lang(ja),:lang(ko))`. */
function named(selector: Selector): readonly string[] {
  return selector.flatMap((part) => {
    if (part.type !== 'pseudo-class') return []
    if (part.kind === 'lang') return part.languages
    return part.kind === 'is' ? part.selectors.flatMap(named) : []
  })
}
