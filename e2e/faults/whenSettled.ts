import type { Page } from '@playwright/test'

import type { PageWatch } from '../browse/PageWatch.ts'
import { whenAlive } from '../harness/whenAlive.ts'

/** Waits until a new document's runtime is at work and has asked for the site's build, so that this question is not counted with what comes next. */
export async function whenSettled({ page, watch }: { readonly page: Page; readonly watch: PageWatch }): Promise<void> {
  await whenAlive(page)
  await watch.saw('/page-data/app-data.json')
}
