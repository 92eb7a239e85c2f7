import type { Fault } from '../problem.ts'

const host = /^(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|edu|gov|info|net|org)(?:$|[/?#:]))/i
const mail = /^[^\s/@]+@[\w-]+(?:\.[\w-]+)+$/
const file = /^[^?#]+\.(?!html?$|md$|tsx?$)[a-z]{2,4}\d?$/i

/** Explains a link without a scheme whose author meant no page of the site: another site, a mailbox or a file. */
export function meantElsewhere(url: string): Fault | undefined {
  const lost = /^https?\/\/(.+)/i.exec(url)
  if (lost || host.test(url))
    return { message: `"${url}" has no scheme, so it leads into this site.`, fix: `Write \`https://${lost?.[1] ?? url}\`.` }
  if (mail.test(url)) return { message: `"${url}" has no scheme, so it leads into this site.`, fix: `Write \`mailto:${url}\`.` }
  const name = url.slice(url.lastIndexOf('/') + 1)
  if (file.test(name))
    return {
      message: `"${url}" is relative, and breaks when the page moves.`,
      fix: `Put the file into \`public/\`, and link to \`/${name}\`.`,
    }
  return undefined
}

/** Explains a web address with fewer slashes than it needs: browsers take it for a path of the site. */
export function lacksSlash(url: string): Fault | undefined {
  const [, scheme, rest] = /^(https?:)\/?([^/].*)$/i.exec(url) ?? []
  if (rest === undefined) return undefined
  return { message: `"${url}" lacks a slash, so it leads into this site.`, fix: `Write \`${scheme}//${rest}\`.` }
}
