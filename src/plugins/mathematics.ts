import type { KatexOptions } from 'katex'
import { type PluginDefinition, type PluginEntry, type PluginProblem, type PluginSite, definePlugin } from '../content/own/definePlugin.ts'
import { scrollBox } from '../content/markdown/scrollBox.ts'
import { createSourceText } from '../content/load/source/sourceText.ts'
import { withLetters } from './mathLetters.ts'
import { loadPeer } from './loadPeer.ts'
import { htmlNode, walkTree } from './walkTree.ts'

interface MathematicsOptions {
  /** KaTeX macros by name: `{ '\\R': '\\mathbb{R}' }`. */
  readonly macros?: Readonly<Record<string, string>>
}

type Render = (formula: string, isDisplayed: boolean) => string | undefined

/** A fence with the language `math`, or inline code whose content is between two `$`. */
const written = /^[ \t>]*(`{3,}|~{3,})math[ \t]*\n([^]*?)\n[ \t>]*\1|(?<!`)(`+)\$([^`]+?)\$\3(?!`)/gm

/** Renders TeX formulas as MathML, which browsers show without scripts, styles or fonts. */
export function mathematics({ macros = {} }: MathematicsOptions = {}): PluginDefinition {
  const open = async (): Promise<Render> => {
    const { default: katex } = await loadPeer('katex', () => import('katex'))
    const options: KatexOptions = { output: 'mathml', throwOnError: true, strict: false, trust: false }
    return (formula, isDisplayed) => {
      // KaTeX writes macros that a formula defines into this object.
      const html = katex.renderToString(formula, { ...options, displayMode: isDisplayed, macros: { ...macros } })
      const [found] = /<math[^]*<\/math>/.exec(html) ?? []
      return found === undefined ? undefined : withLetters(found)
    }
  }
  return definePlugin({
    name: 'mathematics',
    async checks(site) {
      const entries = site.entries.filter(({ text }) => text.search(written) >= 0)
      if (entries.length === 0) return []
      const render = await open()
      return entries.flatMap((entry) => faultsOf(entry, { site, render }))
    },
    async markdown(tree, { entry }) {
      if (entry.text.search(written) < 0) return
      const render = await open()
      walkTree(tree, (node) => {
        if (node.type === 'code' && node.lang === 'math') {
          const formula = attempt(render, { tex: node.value, isDisplayed: true })
          return 'html' in formula ? [htmlNode(scrollBox(formula.html))] : undefined
        }
        const inner = node.type === 'inlineCode' ? /^\$([^]+)\$$/.exec(node.value)?.[1] : undefined
        if (inner === undefined) return undefined
        const formula = attempt(render, { tex: inner, isDisplayed: false })
        return 'html' in formula ? [htmlNode(formula.html)] : undefined
      })
    },
  })
}

type Attempt = { readonly html: string } | { readonly fault: string }

function attempt(render: Render, { tex, isDisplayed }: { readonly tex: string; readonly isDisplayed: boolean }): Attempt {
  try {
    const html = render(tex, isDisplayed)
    return html === undefined ? { fault: 'It gives no formula' } : { html }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: error.message.replace(/^KaTeX parse error: /, '').split(' at position ')[0] ?? '' }
  }
}

interface Circumstances {
  readonly site: PluginSite
  readonly render: Render
}

/** Reports formulas that cannot be parsed, with their positions; readers would see them as code. */
function faultsOf({ file }: PluginEntry, { site, render }: Circumstances): readonly PluginProblem[] {
  const source = createSourceText(file, site.read(file) ?? '')
  return [...source.text.matchAll(written)].flatMap((match) => {
    const [, , block, , inline] = match
    const formula = attempt(render, { tex: block ?? inline ?? '', isDisplayed: block !== undefined })
    if ('html' in formula) return []
    const message = `The formula cannot be read: ${formula.fault.replace(/\.$/, '')}.`
    return [{ file, ...source.position(match.index), message, fix: 'Correct it, in TeX that KaTeX supports.' }]
  })
}
