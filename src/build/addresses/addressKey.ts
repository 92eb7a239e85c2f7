import type { PagePlan } from '../pages/PagePlan.ts'

/** What stands at an address, whatever its path; undefined for pages that are published at none. */
export function addressKey({ alternateKey, error, language }: Pick<PagePlan, 'alternateKey' | 'error' | 'language'>): string | undefined {
  return error || alternateKey === undefined ? undefined : `${alternateKey}:${language}`
}
