import type { PageWatch } from '../browse/PageWatch.ts'
import type { Cell } from './Cell.ts'
import { type Expectation, holds } from './Expectation.ts'
import { isHit } from './resourceAt.ts'

export interface Counted {
  readonly cell: Cell
  readonly watch: PageWatch
  readonly expectation: Expectation
  readonly target: string
}

/** Lists the kinds of requests of which a navigation made more or fewer than docs/navigation.md says. */
export function checkCounts({ cell, watch, expectation, target }: Counted): readonly string[] {
  const others = Map.groupBy(
    watch.requests.filter(({ path, document }) => !document && !path.startsWith('/page-data/app-data') && isOther(cell, path)),
    ({ path }) => path,
  )
  const most = Math.max(0, ...[...others.values()].map((list) => list.length))
  const rows = [
    ['documents', watch.documents, expectation.documents],
    [`page data of ${target}`, watch.count(`/page-data${target}/page-data.json`), expectation.pageData],
    ['data of the 404 page', watch.count('/page-data/404.html/'), expectation.notFoundData],
    ['data of the 500 page', watch.count('/page-data/500.html/'), expectation.serverErrorData],
    [`HEAD ${target}`, watch.count(target, 'HEAD'), expectation.heads],
    ['app-data', watch.count('/page-data/app-data.json'), expectation.appData],
    [`each file of ${cell.resource}`, most, expectation.others],
  ] as const
  return rows
    .filter(([, count, expected]) => !holds(count, expected))
    .map(
      ([what, count, expected]) => `${count} requests for ${what}, not ${typeof expected === 'number' ? expected : expected.join(' to ')}`,
    )
}

function isOther({ resource }: Cell, path: string): boolean {
  return !path.endsWith('/page-data.json') && isHit(resource, path)
}
