import type { ReferenceSite } from '../../content/schemas/writingSchema.ts'
import type { Finding } from '../checks/Finding.ts'
import { sourceFault } from '../checks/sourceFault.ts'
import type { SourceProbe } from './SourceProbe.ts'

export interface Source {
  readonly title: string
  readonly url: string
}

/** Of the sources that a model names, those on a reference site whose pages are there; the others are left out and named. */
export async function keepSources(
  named: readonly Source[],
  sites: readonly ReferenceSite[],
  probe: SourceProbe,
): Promise<{ readonly sources: readonly Source[]; readonly notes: readonly Finding[] }> {
  const sources: Source[] = []
  const notes: Finding[] = []
  for (const { title, url } of named) {
    const leaveOut = (why: string) => notes.push({ rule: 'source', message: `The source "${url.slice(0, 200)}" ${why}; it was left out.` })
    const fault = sourceFault(url, sites) ?? titleFault(title)
    const { href } = URL.parse(url) ?? { href: '' }
    if (fault !== undefined) leaveOut(fault)
    else if (sources.some((source) => source.url === href)) continue
    else if (!(await probe(href))) leaveOut('was not found')
    else sources.push({ title: title.trim(), url: href })
  }
  return { sources, notes }
}

function titleFault(title: string): string | undefined {
  return title.trim() === '' || title.length > 200 || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u.test(title) ? 'has no usable title' : undefined
}
