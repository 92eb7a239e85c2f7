import type { PageData } from '../../shared/pages/pageData.ts'

const noResult = '"result":null'

/**
 * Serialises a page's data around the JSON of its result, which is most of it and is serialised only once. Inside a string, the quotes of
 * the placeholder would be escaped.
 */
export function pageJson(page: PageData, result: string): string {
  return JSON.stringify({ ...page, result: null }).replace(noResult, () => `"result":${result}`)
}

/** Returns a page's data with its HTML in place of its props. */
export function asHtml(page: PageData, html: string): unknown {
  const { props: _props, after: _after, ...result } = page.result
  return { ...page, result: { ...result, html } }
}
