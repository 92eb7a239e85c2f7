import { didYouMean } from '../didYouMean.ts'
import { leadsOut } from '../load/readRegularFile.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** The parts of a publication folder. */
const parts: ReadonlyMap<string, 'file' | 'folder'> = new Map([
  ['site.config.ts', 'file'],
  ['categories.yaml', 'file'],
  ['ads.json', 'file'],
  ['redirects.yaml', 'file'],
  ['published.json', 'file'],
  ['articles', 'folder'],
  ['authors', 'folder'],
  ['pages', 'folder'],
  ['public', 'folder'],
])

/** A part that is named almost right would be passed over in silence; what is named otherwise is nobody's affair. */
export function checkTopLevel({ top }: LoadedContent): readonly Problem[] {
  const there = new Set(top.map((item) => item.name))
  return top.flatMap(({ name, kind }) => {
    const wanted = parts.get(name)
    if (wanted === 'folder' && kind === 'outside') return [problemIn(name, leadsOut)]
    if (wanted === 'folder' && kind !== 'folder')
      return [misplaced(name, 'This is a file, and must be a folder.', `Make a folder \`${name}/\`.`)]
    const near = wanted || name.startsWith('.') ? undefined : didYouMean(name, parts.keys())
    if (near === undefined || there.has(near)) return []
    return [misplaced(name, `"${name}" is not a part of a publication, so nobody reads it.`, `Did you mean \`${near}\`?`)]
  })
}

function misplaced(name: string, message: string, fix: string): Problem {
  return problemIn(name, { severity: 'error', rule: 'unknown-part', message, fix })
}
