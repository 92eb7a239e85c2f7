import { offlinePath } from '../shared/workerSettings.ts'

/** The offline page in the language of a path, by the paths of those that there are. */
export function offlinePageFor(pathname: string, offline: Readonly<Record<string, string>>): string {
  const own = offlinePath(`/${pathname.split('/')[1]}`)
  return own in offline ? own : offlinePath('')
}
