import { didYouMean } from '../advice/didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { namedPictures, picturePath } from '../load/namedPictures.ts'
import { schemeOf } from '../markdown/plugins/links.ts'
import { type ProblemDetails, type Problem, problemAt } from '../problem.ts'

type Words = Omit<ProblemDetails, 'severity'>

/** Checks that every picture is a readable file inside the publication. */
export function checkPictures(content: LoadedContent): readonly Problem[] {
  return namedPictures(content).flatMap(({ text, source, offset }) => {
    const words = faultOf({ file: text.file, source }, content)
    return words ? [problemAt(text, offset(), { severity: 'error', ...words })] : []
  })
}

function faultOf({ file, source }: { readonly file: string; readonly source: string }, { pictures }: LoadedContent): Words | undefined {
  const found = picturePath(file, source)
  if (found.kind === 'remote') return remote(source)
  if (found.kind === 'absolute') {
    return { rule: 'picture-missing', message: `"${source}" is not relative to this file.`, fix: 'Write `./` and the name of the picture.' }
  }
  const inspection = found.kind === 'path' ? pictures.get(found.path) : ({ reason: 'outside' } as const)
  if (inspection && 'picture' in inspection) return undefined
  if (inspection?.reason === 'outside') {
    return {
      rule: 'picture-outside',
      message: `"${source}" is outside the publication folder.`,
      fix: 'Move the picture beside this file.',
    }
  }
  if (inspection?.reason === 'broken') {
    const { detail, fix = 'Save the picture again.' } = inspection
    return { rule: 'picture-broken', message: `"${source}" cannot be opened: ${detail}`, fix }
  }
  return missing(source, inspection?.beside ?? [])
}

/** Explains an address that is no path. It may be long: `data:` is followed by the picture itself. */
function remote(source: string): Words {
  const scheme = schemeOf(source)
  const rule = 'picture-remote'
  if (scheme === undefined || /^(?:https?|ftp)$/.test(scheme))
    return { rule, message: `"${source}" is on another server.`, fix: 'Save the picture beside this file.' }
  const message =
    scheme === 'data' ? 'The picture is written into the text itself (`data:`).' : `An address with \`${scheme}:\` names no picture.`
  return { rule, message, fix: 'Save the picture beside this file, and write `./` and its name.' }
}

function missing(source: string, beside: readonly string[]): Words {
  const start = source.lastIndexOf('/') + 1
  const name = source.slice(start)
  const rule = 'picture-missing'
  if (beside.some((other) => other.normalize() === name.normalize())) {
    const message = `"${source}" looks like the name of a file, but consists of other characters (another form of Unicode).`
    return { rule, message, fix: 'Copy the name from the folder.' }
  }
  const near = didYouMean(name, beside)
  const fix = near === undefined ? 'Put the picture there, or correct its name.' : `Did you mean \`${source.slice(0, start)}${near}\`?`
  return { rule, message: `There is no file "${source}".`, fix }
}
