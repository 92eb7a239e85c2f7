import type { LoadedContent } from '../load/loadedContent.ts'
import { documentFiles } from '../load/listAddresses.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** What every build writes itself, beside the pages. */
const built = /^(?:page-data|slice-data|\.roomwright)\/|^(?:sw\.js|404\.html|500\.html)$/

/** A file of `public/` does not take the place of one that is built. */
export function checkPublicFiles({ publicFiles, addresses }: LoadedContent): readonly Problem[] {
  const documents = documentFiles(addresses)
  return publicFiles
    .filter((file) => built.test(file) || documents.has(file))
    .map((file) => {
      const message = `The build writes a file of this name: ${documents.has(file) ? `the page ${documents.get(file)}` : file}.`
      return problemIn(`public/${file}`, { severity: 'error', rule: 'public-clash', message, fix: 'Give it another name.' })
    })
}
