import type { OwnFile } from '../../content/own/ownTexts.ts'
import type { Problem } from '../../content/problem.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'

/** Adds the files of plug-ins to an otherwise complete output; a file whose path is taken is a problem. */
export function addPluginFiles(output: Pick<OutputFolder, 'add' | 'list'>, files: readonly OwnFile[] = []): readonly Problem[] {
  if (files.length === 0) return []
  const taken = new Map(output.list().map(({ path }) => [path.toLowerCase(), path]))
  return files.flatMap(({ path, text, plugin, from }): readonly Problem[] => {
    const below = path.slice(1)
    const owner = taken.get(below.toLowerCase()) ?? [...taken.keys()].find((other) => isWithin(below.toLowerCase(), other))
    if (owner === undefined) {
      output.add({ path: below, kind: 'public' }, text)
      return []
    }
    const message = `The plug-in "${plugin}" gives a file the path "${path}", which the site already uses for ${owner}.`
    return [{ ...from, severity: 'error', rule: 'plugin', message, fix: 'Choose another path.' }]
  })
}

/** Reports whether one of two paths would have to be both a file and a folder. */
function isWithin(path: string, other: string): boolean {
  return path.startsWith(`${other}/`) || other.startsWith(`${path}/`)
}
