import type { HeadElement } from '../../content/own/definePlugin.ts'
import type { Fault } from '../../content/problem.ts'

interface Circumstances {
  /** Scheme and host of the site. */
  readonly url: string
}

/** Link relations whose target the browser loads, under the documents' Content-Security-Policy. */
const loading: ReadonlySet<string> = new Set(
  'stylesheet icon apple-touch-icon apple-touch-icon-precomposed mask-icon preload modulepreload prefetch prerender manifest'.split(' '),
)

/** Elements that every document already has. */
const engines: readonly (readonly [attribute: string, value: string])[] = [
  ['name', 'description'],
  ['name', 'viewport'],
  ['name', 'robots'],
  ['property', 'og:type'],
  ['property', 'og:site_name'],
  ['property', 'og:title'],
  ['property', 'og:url'],
  ['property', 'og:image'],
  ['property', 'og:description'],
  ['property', 'twitter:card'],
  ['rel', 'canonical'],
]

/** Explains why an element is not allowed in a head; undefined if it is. */
export function headFault({ tag, attributes }: HeadElement, { url }: Circumstances): Fault | undefined {
  const entries = Object.entries(attributes)
  const bad = entries.find(([name]) => !/^[a-z][a-z0-9:-]*$/.test(name) || /^on|^style$|^data-own$/.test(name))
  if (bad) return { message: `gives a <${tag}> the attribute "${bad[0]}", which is not allowed.`, fix: 'Remove it.' }
  const control = entries.find(([, value]) => /\p{Cc}/u.test(value))
  if (control) return { message: `gives a <${tag}> a control character in \`${control[0]}\`.`, fix: 'Remove it.' }
  const taken = engines.find(([name, value]) => attributes[name]?.toLowerCase() === value)
  if (taken) return { message: `adds a <${tag} ${taken[0]}="${taken[1]}">, which every document already has.`, fix: 'Remove it.' }
  return tag === 'meta' ? metaFault(attributes) : linkFault(attributes, url)
}

function metaFault(attributes: HeadElement['attributes']): Fault | undefined {
  if ('http-equiv' in attributes || 'charset' in attributes)
    return { message: 'adds a <meta> that changes how the document is read, which is up to the server.', fix: 'Remove it.' }
  if (attributes['content'] === undefined || (attributes['name'] === undefined && attributes['property'] === undefined))
    return { message: 'adds a <meta> without a name or without `content`.', fix: "Write `attributes: { name: '…', content: '…' }`." }
  return undefined
}

function linkFault({ rel = '', href }: HeadElement['attributes'], url: string): Fault | undefined {
  if (rel.trim() === '' || href === undefined)
    return { message: 'adds a <link> without `rel` or without `href`.', fix: "Write `attributes: { rel: '…', href: '…' }`." }
  const isPath = /^\/(?![/\\])/.test(href)
  const target = !isPath && URL.canParse(href) ? new URL(href) : undefined
  if (!isPath && !(target && ['https:', 'http:', 'mailto:'].includes(target.protocol)))
    return {
      message: `adds a <link> to "${href}", which is not an address.`,
      fix: 'Write a path that begins with `/`, or an address with `https:`.',
    }
  const loads = rel
    .toLowerCase()
    .split(/\s+/)
    .some((word) => loading.has(word))
  if (loads && target && target.origin !== url)
    return {
      message: `adds a <link rel="${rel}"> to ${target.origin}, but the Content-Security-Policy lets nothing load from there.`,
      fix: 'Add the file to the site with `files`, or `public/`.',
    }
  return undefined
}

/** Returns the element with the base prefixed to its path. */
export function placeElement({ tag, attributes }: HeadElement, base: string): HeadElement {
  const { href } = attributes
  return base !== '' && href !== undefined && /^\/(?!\/)/.test(href)
    ? { tag, attributes: { ...attributes, href: base + href } }
    : { tag, attributes }
}
