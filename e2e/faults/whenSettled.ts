import type { Page } from '@playwright/test'

import type { PageWatch } from '../browse/PageWatch.ts'
import { whenAlive } from '../harness/whenAlive.ts'

/** Waits until a new document's runtime has started and requested the site's build, so that this request is not counted later. */
export async function whenSettled({ page, watch }: { readonly page: Page; readonly watch: PageWatch }): Promise<void> {
  await whenAlive(page)
  await watch.saw('/page-data/app-data.json')
}
