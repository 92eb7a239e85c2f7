import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { duringNavigation } from './duringNavigation.ts'
import { type Place, readPlace } from './readPage.ts'

/** Waits until a page looks as expected at its address; fails with the differences. */
export async function awaitPlace(page: Page, expected: Place, timeout = 15_000): Promise<void> {
  const end = performance.now() + timeout
  let seen: Place | undefined
  for (;;) {
    seen = await readPlace(page).catch(duringNavigation)
    if (isDeepStrictEqual(seen, expected)) return
    if (performance.now() > end) throw new Error(difference(seen, expected))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function difference(seen: Place | undefined, expected: Place): string {
  if (!seen) return 'no page could be read'
  const parts = [['address', seen.address, expected.address] as const]
  const lines = [
    ...parts,
    ...Object.keys(expected.look).map(
      (name) => [name, Reflect.get(seen.look, name) as unknown, Reflect.get(expected.look, name) as unknown] as const,
    ),
  ]
    .filter(([, one, other]) => !isDeepStrictEqual(one, other))
    .map(([name, one, other]) => `${name} is ${JSON.stringify(one)}, not ${JSON.stringify(other)}`)
  return lines.join('; ').slice(0, 600)
}
