import type { Cell, Fault } from './Cell.ts'
import type { Expectation } from './Expectation.ts'

type Rule = Partial<Omit<Expectation, 'because'>> & { readonly because: string; readonly when: (cell: Cell) => boolean }

const missing: readonly Fault[] = ['404', '403', 'HTML at 200', 'wrong shape', 'truncated']
const unreachable: readonly Fault[] = ['503', 'hang', 'abort']
const isFirst = ({ situation }: Cell) => situation === 'first load'
const isUnknown = ({ situation }: Cell) => situation === 'unknown path'

/** A navigation that no fault affects. */
const usual: Omit<Expectation, 'because'> = {
  shows: 'what a direct visit shows',
  documents: 0,
  pageData: 1,
  notFoundData: 0,
  serverErrorData: 0,
  heads: 0,
  appData: 1,
  others: [0, 4],
}
/** The navigation ends in a document, whose runtime requests app-data again. */
const byDocument = { documents: 1, appData: [1, 2] } as const
/** The router's own scripts may have the fault; then the document loads without further requests. */
const withoutScripts = { documents: 1, pageData: [0, 1], appData: [0, 2] } as const
/** The server has no data for a path without a page. */
const lost = { pageData: 1, heads: 1, notFoundData: 1 } as const

/** The first matching rule applies. */
const rules: readonly Rule[] = [
  {
    when: (cell) => isFirst(cell) && (cell.resource === 'app bundle' || cell.resource === 'all'),
    because: 'Every page is complete, readable, linkable HTML before any script runs.',
    documents: 1,
    pageData: 0,
    appData: [0, 1],
  },
  {
    when: (cell) => isFirst(cell) && cell.resource !== 'static query',
    because:
      'The first page needs no page-data request. app-data.json: once after the first load, at idle; missing or broken means unknown.',
    documents: 1,
    pageData: 0,
  },
  {
    when: ({ resource }) => resource === 'app bundle',
    because: 'Links are plain <a href>; whenever the runtime is unsure, it lets the browser load the document.',
    documents: 1,
    pageData: 0,
    appData: 0,
  },
  {
    when: (cell) => cell.resource === 'page-data' && missing.includes(cell.fault) && isUnknown(cell),
    because: '404, 403, or 200 that is not such JSON: the data of /404.html, and a HEAD; the 404 page stands at the requested address.',
    ...lost,
  },
  {
    when: ({ resource, fault }) => resource === 'page-data' && missing.includes(fault),
    because: '404, 403, or 200 that is not such JSON: a HEAD on the page itself; if that is 200, the browser loads it.',
    ...byDocument,
    heads: 1,
    notFoundData: [0, 1],
  },
  {
    when: ({ resource, fault }) => resource === 'page-data' && fault === '500',
    because: '500: the data of /500.html, at the requested address.',
    shows: 'the 500 page',
    serverErrorData: 1,
  },
  {
    when: ({ resource, fault }) => resource === 'page-data' && unreachable.includes(fault),
    because: 'Anything else, a network failure, or no answer in 8 s: 4 requests in all; then the browser loads the document.',
    ...byDocument,
    pageData: 4,
  },
  {
    when: ({ resource, fault }) => resource === 'all' && missing.includes(fault),
    because: 'No state of the network may produce a blank page: without the data of /404.html, the browser loads the document.',
    ...withoutScripts,
    heads: [0, 1],
    notFoundData: [0, 1],
  },
  {
    when: ({ resource, fault }) => resource === 'all' && fault === '500',
    because: '500: the data of /500.html; if that fails too, the browser loads the document. At most one request for it.',
    ...withoutScripts,
    serverErrorData: [0, 1],
  },
  {
    when: ({ resource }) => resource === 'all',
    because: '4 requests in all; then the browser loads the document.',
    ...withoutScripts,
    pageData: [0, 4],
  },
  {
    when: (cell) => cell.resource === 'static query' && isFirst(cell),
    because: 'A static query that cannot be had is logged; a page never breaks for it.',
    documents: 1,
    pageData: 0,
    others: [1, 4],
    says: 'The result of this StaticQuery could not be fetched',
  },
  {
    when: ({ resource }) => resource === 'static query',
    because: 'A static query that cannot be had is logged; the part that needed it says so in place, and a page never breaks for it.',
    others: [1, 4],
    says: 'The result of this StaticQuery could not be fetched',
  },
  {
    when: ({ resource }) => resource === 'app-data',
    because: 'app-data.json missing or broken means unknown, not different: nothing is reloaded.',
  },
  {
    when: ({ resource }) => resource === 'slice',
    because: 'Whenever the runtime is unsure, it lets the browser load the document.',
    ...byDocument,
    others: [1, 4],
  },
  {
    when: ({ resource }) => resource === 'component chunk',
    because: 'A component chunk that fails to load: the target document is loaded, once a path and session.',
    ...byDocument,
    others: [1, 4],
  },
]

/** Returns the outcome of a cell according to docs/navigation.md. */
export function expectationOf(cell: Cell): Expectation {
  const rule = rules.find(({ when }) => when(cell))
  if (!rule) throw new Error(`No rule for ${cell.resource}, ${cell.fault}, ${cell.situation}.`)
  const { when: _when, ...said } = rule
  const found = { ...usual, ...(needsLost(cell, said) && { ...lost, shows: 'the 404 page' as const }), ...said }
  return isUnknown(cell) && found.shows === 'what a direct visit shows' ? { ...found, shows: 'the 404 page' } : found
}

/** Reports whether the cell's fault leaves the requests for the 404 page as usual. */
function needsLost(cell: Cell, said: Partial<Expectation>): boolean {
  return (
    isUnknown(cell) &&
    cell.resource !== 'page-data' &&
    cell.resource !== 'all' &&
    cell.resource !== 'app bundle' &&
    said.pageData === undefined
  )
}
