import type { Journal } from '../journal/openJournal.ts'
import type { RunState } from '../journal/runState.ts'
import type { SourceProbe } from './SourceProbe.ts'

/** Looks for each source once in a run, so that a run that goes on comes to the same articles. */
export function rememberSources(probe: SourceProbe, journal: Pick<Journal, 'append'>, { sources }: Pick<RunState, 'sources'>): SourceProbe {
  const found = new Map(sources)
  return async (url) => {
    const known = found.get(url)
    if (known !== undefined) return known
    const isThere = await probe(url)
    found.set(url, isThere)
    journal.append({ type: 'source', url, isThere })
    return isThere
  }
}
