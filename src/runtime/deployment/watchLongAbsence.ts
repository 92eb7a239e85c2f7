import type { BuildWatch } from './BuildWatch.ts'

/** Milliseconds in the background after which a tab asks whether the site has changed. */
const absence = 10 * 60 * 1000

/** Asks for the site's build when the reader comes back to a tab after a long time. */
export function watchLongAbsence(build: BuildWatch): void {
  let left = Infinity
  const look = () => {
    if (document.visibilityState === 'hidden') left = Date.now()
    else if (Date.now() - left >= absence) void notice()
  }
  const notice = async () => {
    if ((await build.check(new AbortController().signal)) === 'other') build.outdated = true
  }
  // A tab may be opened in the background.
  look()
  document.addEventListener('visibilitychange', look)
}
