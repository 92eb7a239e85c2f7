import type { LoadedContent } from '../load/loadedContent.ts'
import { documentFiles } from '../load/listAddresses.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** What every build writes itself, beside the pages. */
const built =
  /^(?:page-data|slice-data|assets|articles|authors|info|\.roomwright)$|^(?:page-data|slice-data|\.roomwright)\/|(?:^|\/)(?:feed\.(?:atom|rss|json)|sitemap(?:-\w+)?\.xml|robots\.txt|llms\.txt)\/|^(?:sw\.js|404\.html|500\.html|(?:[a-z]{2,3}\/)?offline\.html)(?:\/|$)/

/** A file of `public/` does not take the place of one that is built, nor of a folder that built files lie in; and is none that stays at home. */
export function checkPublicFiles({ publicFiles, publicHidden, addresses }: LoadedContent): readonly Problem[] {
  const documents = documentFiles(addresses)
  const folders = new Map([...documents].flatMap(([file, page]) => foldersAbove(file).map((folder): [string, string] => [folder, page])))
  const hidden = publicHidden.filter((file) => !built.test(file))
  const clashes = [...publicFiles, ...publicHidden].flatMap((file) => {
    const page = documents.get(file) ?? folders.get(file) ?? foldersAbove(file).flatMap((folder) => documents.get(folder) ?? [])[0]
    if (page === undefined && !built.test(file)) return []
    const message = `The build writes a file or folder of this name: ${page === undefined ? file : `the page ${page}`}.`
    return [problemIn(`public/${file}`, { severity: 'error', rule: 'public-clash', message, fix: 'Give it another name.' })]
  })
  return [...clashes, ...hidden.map(leftOut)]
}

function leftOut(file: string): Problem {
  return problemIn(`public/${file}`, {
    severity: 'warning',
    rule: 'hidden-file',
    message: 'A name that begins with a dot is not published, but for the folder `public/.well-known/`.',
    fix: 'Give it a name without the dot, or take it out of `public/`.',
  })
}

/** `a/b/c` lies in `a/b` and `a`. */
function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
