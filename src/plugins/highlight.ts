import { hash } from 'node:crypto'
import type { BundledLanguage, BundledTheme, Highlighter, ThemedToken } from 'shiki'
import { blockNames } from '../content/blocks/engineBlocks.ts'
import { type PluginDefinition, definePlugin } from '../content/own/definePlugin.ts'
import { escapeHtml } from '../shared/html/escapeHtml.ts'
import { loadPeer } from './loadPeer.ts'
import { htmlNode, walkTree } from './walkTree.ts'

interface HighlightOptions {
  /** Shiki themes. */
  readonly light?: BundledTheme
  readonly dark?: BundledTheme
}

/** The distinct colours of a theme, in a fixed order. */
type Palette = readonly string[]

interface Colours {
  readonly light: Palette
  readonly dark: Palette
}

const fences = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)/gm
const styles = [
  [1, 'hi'],
  [2, 'hb'],
  [4, 'hu'],
] as const

/**
 * Shiki gives up on a line after half a second, so a busy machine would highlight it differently; a length limit is the same everywhere.
 */
const bounds = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 5000 }

/**
 * Highlights code by language at build time. Colours are classes of one style sheet, which covers both colour schemes and is loaded by
 * pages with code.
 */
export function highlight({
  light = 'github-light-high-contrast',
  dark = 'github-dark-high-contrast',
}: HighlightOptions = {}): PluginDefinition {
  const load = () => openOnce(light, dark)
  return definePlugin({
    name: 'highlight',
    async markdown(tree) {
      const wanted = new Set<string>()
      walkTree(tree, (node) => {
        if (node.type === 'code' && node.lang && !isBlock(node.lang)) wanted.add(node.lang.toLowerCase())
        return undefined
      })
      if (wanted.size === 0) return
      const { highlighter, colours } = await load()
      const { bundledLanguages } = await loadPeer('shiki', () => import('shiki'))
      const known = [...wanted].filter((name): name is BundledLanguage => Object.hasOwn(bundledLanguages, name))
      for (const name of known) await highlighter.loadLanguage(name)
      walkTree(tree, (node) => {
        const language = node.type === 'code' && known.find((name) => name === node.lang?.toLowerCase())
        if (node.type !== 'code' || !language) return undefined
        const { tokens } = highlighter.codeToTokens(node.value, { ...bounds, lang: language, themes: { light, dark }, defaultColor: false })
        const lines = tokens.map((line) => line.map((token) => tokenHtml(token, colours)).join(''))
        return [htmlNode(`<pre tabindex="0" class="hl"><code class="language-${escapeHtml(language)}">${lines.join('\n')}\n</code></pre>`)]
      })
    },
    async head({ entry }) {
      const names = [...(entry?.text.matchAll(fences) ?? [])].map(([, name = '']) => name.toLowerCase()).filter((name) => !isBlock(name))
      if (names.length === 0) return []
      const { bundledLanguages } = await loadPeer('shiki', () => import('shiki'))
      if (!names.some((name) => Object.hasOwn(bundledLanguages, name))) return []
      return [{ tag: 'link', attributes: { rel: 'stylesheet', href: sheetPath((await load()).sheet) } }]
    },
    async files() {
      const { sheet } = await load()
      return [{ path: sheetPath(sheet), text: sheet }]
    },
  })
}

function isBlock(name: string): boolean {
  return blockNames.some((known) => known === name)
}

const opened = new Map<string, ReturnType<typeof open>>()

/** Configurations that are reloaded repeatedly, as in `dev`, share one highlighter: creating it takes a second, and it stays in memory. */
function openOnce(light: BundledTheme, dark: BundledTheme): ReturnType<typeof open> {
  const name = `${light} ${dark}`
  const opening =
    opened.get(name) ??
    open(light, dark).catch((error: unknown) => {
      opened.delete(name)
      throw error
    })
  opened.set(name, opening)
  return opening
}

async function open(light: BundledTheme, dark: BundledTheme) {
  const { createHighlighter } = await loadPeer('shiki', () => import('shiki'))
  const { createJavaScriptRegexEngine } = await loadPeer('shiki', () => import('shiki/engine/javascript'))
  const engine = createJavaScriptRegexEngine({ forgiving: true })
  const highlighter = await createHighlighter({ themes: [light, dark], langs: [], engine })
  const colours = { light: paletteOf(highlighter, light), dark: paletteOf(highlighter, dark) }
  return { highlighter, colours, sheet: sheetOf(colours) }
}

function paletteOf(highlighter: Highlighter, name: BundledTheme): Palette {
  const { fg, settings } = highlighter.getTheme(name)
  const written = settings.flatMap((setting) => setting.settings.foreground ?? [])
  return [...new Set([fg, ...written].map((colour) => colour.toLowerCase()))].toSorted()
}

/**
 * Colour classes are numbered, since pages are rendered at other times than the style sheet; the names cannot clash with the engine's
 * classes, which are a letter and a digit.
 */
function sheetOf({ light, dark }: Colours): string {
  return [
    ...light.map((colour, index) => `.hl .l-${index}{--l:${colour}}`),
    ...dark.map((colour, index) => `.hl .d-${index}{--d:${colour}}`),
    // Mixes in some of the text colour: the background is the publication's, and themes assume another.
    '.hl span{color:color-mix(in srgb,light-dark(var(--l),var(--d)) 75%,currentColor)}',
    '.hl .hi{font-style:italic}.hl .hb{font-weight:bold}.hl .hu{text-decoration:underline}',
    '@media print{.hl span{color:inherit}}',
    '',
  ].join('\n')
}

function sheetPath(sheet: string): string {
  return `/highlight.${hash('sha256', sheet, 'hex').slice(0, 8)}.css`
}

function tokenHtml({ content, htmlStyle = {}, fontStyle = 0 }: ThemedToken, { light, dark }: Colours): string {
  const style: number = fontStyle
  const number = (palette: Palette, key: string) => palette.indexOf((htmlStyle[key] ?? '').toLowerCase())
  const [l, d] = [number(light, '--shiki-light'), number(dark, '--shiki-dark')]
  const classes = [
    ...(l < 0 || d < 0 ? [] : [`l-${l}`, `d-${d}`]),
    ...styles.flatMap(([bit, name]) => (style > 0 && (style & bit) !== 0 ? [name] : [])),
  ]
  return classes.length === 0 || content.trim() === ''
    ? escapeHtml(content)
    : `<span class="${classes.join(' ')}">${escapeHtml(content)}</span>`
}
