import * as attributes from '../../shared/dataAttributes.ts'
import { listingPath } from '../../shared/paths.ts'

/** Goes to the page whose number the reader has confirmed; the browser has seen to it that there is one. */
export function answer({ type, target }: Event): void {
  if (type !== 'submit' || !(target instanceof HTMLFormElement)) return
  const page = target.querySelector('input')?.valueAsNumber
  if (page !== undefined) location.assign(listingPath(target.getAttribute(attributes.base) ?? '', page))
}
