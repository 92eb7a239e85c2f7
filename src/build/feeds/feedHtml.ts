export interface FeedPlace {
  /** The site's address without a trailing slash. */
  readonly url: string
  /** The address of the page that the text stands on. */
  readonly page: string
}

// Text and attributes are escaped where they are made, so that every `<` begins a tag and every `>` ends one.
const tag = /<[a-z][^>]*>/g
const left = /<link [^>]*>|<source [^>]*>|<\/?picture>/g
const attribute = / (href|src)="([^"]*)"/g
const pageOnly = / (?:style|srcset|sizes|loading|decoding|fetchpriority|tabindex|id|data-[\w-]+)="[^"]*"/g

/** The HTML of a text of this site for readers elsewhere: addresses absolute, without what only the page's own styles and scripts use. */
export function feedHtml(html: string, place: FeedPlace): string {
  return html
    .replace(left, '')
    .replace(tag, (found) =>
      found.replace(pageOnly, '').replace(attribute, (_, name: string, address: string) => ` ${name}="${absolute(address, place)}"`),
    )
}

function absolute(address: string, { url, page }: FeedPlace): string {
  if (address.startsWith('#')) return page + address
  return address.startsWith('/') && !address.startsWith('//') ? url + address : address
}
