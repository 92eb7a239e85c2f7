import { quietly } from './quietly.ts'

export interface NavigateOptions {
  /** Take the present history entry's place. */
  readonly replace?: boolean
}

/** Goes to an address, as a click on a link to it would. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const { href } = new URL(to, location.href)
  if ('navigation' in globalThis) quietly(navigation.navigate(href, { history: replace ? 'replace' : 'auto' }))
  else if (replace) location.replace(href)
  else location.assign(href)
}
