import { hash } from 'node:crypto'
import type { PageData } from '../../shared/pageData.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { addressKey } from './addressKey.ts'
import type { Address } from './Address.ts'

/** Collects the published pages of a build. */
export class AddressBook {
  readonly #addresses: Address[] = []

  add(plan: PagePlan, { path, result }: Pick<PageData, 'path' | 'result'>): void {
    const key = addressKey(plan)
    if (key === undefined) return
    const content = hash('sha256', JSON.stringify(result), 'hex').slice(0, 16)
    this.#addresses.push({ path, key, content })
  }

  /** By path. */
  get addresses(): readonly Address[] {
    return this.#addresses.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  }
}
