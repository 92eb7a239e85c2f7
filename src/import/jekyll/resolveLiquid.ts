import { Liquid, LiquidError, type TagToken, TokenKind, Tokenizer, type TopLevelToken } from 'liquidjs'
import { codeRanges } from '../body/codeRanges.ts'
import { fence, figureHtml, linkHtml, postLink } from '../body/replacements.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { Remark } from '../FoundPost.ts'

/** The values of `site` and `page` in texts. */
export interface LiquidScope {
  readonly site: Readonly<Record<string, unknown>>
  readonly page: Readonly<Record<string, unknown>>
}

interface Resolved {
  readonly text: string
  readonly remarks: readonly Remark[]
}

/** Replaces the Liquid of a Jekyll text: values and known tags by what they show, all others by nothing. */
export function resolveLiquid(text: string, scope: LiquidScope): Resolved {
  if (!/\{[{%]/.test(text)) return { text, remarks: [] }
  const tokens = tokensOf(blankOut(text, codeRanges(text)))
  if (!tokens) return { text, remarks: [{ kind: 'liquid', text: 'its Liquid is incomplete, so it stays in the text as it is written' }] }
  const remarks: Remark[] = []
  const pieces: string[] = []
  let [from, isComment] = [0, false]
  for (const [index, token] of tokens.entries()) {
    if (token.begin < from || token.kind === TokenKind.HTML) continue
    if (!isComment) pieces.push(text.slice(from, token.begin))
    from = token.end
    if (isTag(token, 'comment') || isTag(token, 'endcomment')) isComment = token.name === 'comment'
    else if (isComment) continue
    else if (isTag(token, 'highlight')) {
      const close = tokens.slice(index + 1, index + 500).find((other) => isTag(other, 'endhighlight'))
      const code = withoutRaw(text.slice(token.end, close?.begin ?? text.length))
      pieces.push(fence(code, token.args.trim().split(/\s+/)[0] ?? ''))
      from = close?.end ?? text.length
    } else pieces.push(token.kind === TokenKind.Output ? valueOf(token, scope, remarks) : tagText(token as TagToken, scope, remarks))
  }
  if (!isComment) pieces.push(text.slice(from))
  return { text: rawOutOfCode(pieces.join('')), remarks }
}

function isTag(token: TopLevelToken, name: string): token is TagToken {
  return token.kind === TokenKind.Tag && (token as TagToken).name === name
}

/** Replaces code by spaces of the same length, since tags have no meaning in it. */
function blankOut(text: string, ranges: ReturnType<typeof codeRanges>): string {
  return replaceRanges(text, ranges, (code) => ' '.repeat(code.length))
}

function tokensOf(text: string): readonly TopLevelToken[] | undefined {
  try {
    return new Tokenizer(text).readTopLevelTokens()
  } catch (error) {
    if (error instanceof Error && LiquidError.is(error)) return undefined
    throw error
  }
}

const rawMark = /\{%-?\s*(?:end)?raw\s*-?%\}/g

function withoutRaw(text: string): string {
  return text.replace(rawMark, '')
}

/** Removes `{% raw %}` from code, where it kept Liquid from parsing and is not shown. */
function rawOutOfCode(text: string): string {
  if (!text.includes('raw')) return text
  return replaceRanges(text, codeRanges(text), withoutRaw)
}

function replaceRanges(text: string, ranges: ReturnType<typeof codeRanges>, replace: (code: string) => string): string {
  let from = 0
  const pieces = ranges.flatMap(({ start, end }) => {
    const before = text.slice(from, start)
    from = end
    return [before, replace(text.slice(start, end))]
  })
  return [...pieces, text.slice(from)].join('')
}

const liquid = new Liquid({ strictFilters: true, strictVariables: true, ownPropertyOnly: true, renderLimit: 100, memoryLimit: 1_000_000 })
liquid.registerFilter('relative_url', (path: unknown) => path)
liquid.registerFilter('absolute_url', (path: unknown) => path)
liquid.registerFilter('prepend', (text: unknown, before: unknown) => `${String(before)}${String(text)}`)

function valueOf(token: TopLevelToken, scope: LiquidScope, remarks: Remark[]): string {
  const written = token.getText()
  try {
    return String(liquid.parseAndRenderSync(written, scope))
  } catch (error) {
    if (!(error instanceof Error && LiquidError.is(error))) throw error
    remarks.push({ kind: 'liquid', text: `\`${oneLine(written)}\` left out` })
    return ''
  }
}

const unseen: ReadonlySet<string> = new Set(['raw', 'endraw', 'endhighlight', 'endcomment', 'toc'])

function tagText(token: TagToken, scope: LiquidScope, remarks: Remark[]): string {
  const found = unseen.has(token.name) ? '' : knownTag(token, scope)
  if (found !== undefined) return found
  if (!token.name.startsWith('end'))
    remarks.push({ kind: 'liquid', text: `\`${oneLine(token.getText())}\` left out; text inside it stays` })
  return ''
}

function knownTag({ name, args }: TagToken, scope: LiquidScope): string | undefined {
  const { named, positional } = argumentsOf(args, (expression) => evaluate(expression, scope))
  if (name === 'post_url' || name === 'link') return postLink(positional[0] ?? '')
  if (name === 'gist') return `\n\n${linkHtml(`https://gist.github.com/${positional[0] ?? ''}`, 'Gist')}\n\n`
  if (name === 'youtube') return `\n\n${linkHtml(`https://www.youtube.com/watch?v=${positional[0] ?? ''}`, 'YouTube')}\n\n`
  if (name !== 'include' && name !== 'include_relative' && name !== 'figure' && name !== 'image' && name !== 'img' && name !== 'picture')
    return undefined
  const isInclude = name.startsWith('include')
  const src =
    ['src', 'url', 'image_path', 'image', 'path', 'file', 'filename', 'name']
      .map((key) => named.get(key))
      .find((value) => value !== undefined) ?? (isInclude ? undefined : positional.find((word) => /\.\w{3,4}$/.test(word)))
  if (src !== undefined && /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)(?:$|\?)/i.test(src)) {
    const caption = named.get('caption') ?? named.get('description')
    return figureHtml({ src, alt: named.get('alt') ?? named.get('title'), caption: caption && escapeHtml(caption) })
  }
  const id = named.get('id')
  if (isInclude && id !== undefined && /youtube|video/i.test(positional[0] ?? ''))
    return `\n\n${linkHtml(`https://www.youtube.com/watch?v=${id}`, 'YouTube')}\n\n`
  return undefined
}

function evaluate(expression: string, scope: LiquidScope): string | undefined {
  try {
    return String(liquid.parseAndRenderSync(`{{ ${expression} }}`, scope))
  } catch (error) {
    if (error instanceof Error && LiquidError.is(error)) return undefined
    throw error
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 120)
}

interface TagArguments {
  readonly named: ReadonlyMap<string, string>
  readonly positional: readonly string[]
}

const argument = /([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\{\{.*?\}\}|\S+)/g

/** Parses the arguments of a tag: `file.html src="a.jpg" alt=page.title`. An unquoted value is a variable if there is one of that name. */
function argumentsOf(text: string, lookUp: (expression: string) => string | undefined): TagArguments {
  const named = new Map<string, string>()
  const positional: string[] = []
  for (const [, key, double, single, bare, ...words] of text.matchAll(argument)) {
    if (key === undefined) positional.push(words[0] ?? words[1] ?? words[2] ?? '')
    else named.set(key, double ?? single ?? (bare === undefined ? '' : (lookUp(bare) ?? bare)))
  }
  return { named, positional }
}
