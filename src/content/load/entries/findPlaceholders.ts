import { valueAt } from '../source/locatedData.ts'
import { listFolder } from '../files/listFolder.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'
import { readText } from '../files/readText.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { limits } from '../../limits.ts'

/** Finds the files of a publication whose texts are placeholders, without loading the rest of it. */
export function findPlaceholders(directory: string): readonly string[] {
  return ['articles', 'pages'].flatMap((root) =>
    (listFolder(directory, root) ?? [])
      .filter((folder) => folder.kind === 'folder')
      .flatMap((folder) => {
        const items = listFolder(directory, `${root}/${folder.name}`) ?? []
        return items.filter(({ kind, name }) => kind === 'file' && name.endsWith('.md')).map(({ name }) => `${root}/${folder.name}/${name}`)
      })
      .filter((file) => isPlaceholder(directory, file)),
  )
}

function isPlaceholder(directory: string, file: string): boolean {
  const source = readText({ directory, file, most: limits.text })?.source
  if (!source?.text.includes('placeholder')) return false
  const span = splitFrontMatter(source)
  return 'start' in span && valueAt(parseYaml(source, span).data?.value, ['placeholder']) === true
}
