import { isLanguage, languageCodes } from '../../shared/languages.ts'
import { didYouMean } from '../didYouMean.ts'
import type { EntryFolder } from '../load/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

const text = /^(.*)\.(?:md|markdown|mdown|mdx)$/i

/** Texts are in files that the loader reads: `<folder>/<lang>.md`. */
export function checkFileNames({ folders, strays }: LoadedContent): readonly Problem[] {
  return [
    ...folders.flatMap(checkFolder),
    ...strays
      .filter((stray) => text.test(stray.name))
      .map(({ root, name }) => {
        const message = `A text stands in ${root}/ itself, where nobody reads it.`
        const fix = `Move it to \`${root}/${text.exec(name)?.[1]}/en.md\`.`
        return problemIn(`${root}/${name}`, { severity: 'error', rule: 'misplaced-file', message, fix })
      }),
  ]
}

function checkFolder({ root, name, items }: EntryFolder): readonly Problem[] {
  const files = items.flatMap((item) => {
    const stem = text.exec(item.name)?.[1]
    if (stem === undefined) return []
    const isRead = item.name.endsWith('.md') && isLanguage(stem)
    return [{ name: item.name, stem: stem.toLowerCase(), isRead, isFolder: item.kind === 'folder' }]
  })
  if (files.length === 0) {
    const finding = { severity: 'warning', rule: 'empty-folder', message: 'The folder has no text.', fix: 'Write `en.md` in it.' } as const
    return [problemIn(`${root}/${name}`, finding)]
  }
  const byStem = Map.groupBy(files, (file) => file.stem)
  return files.flatMap((file) => {
    const place = `${root}/${name}/${file.name}`
    if (file.isFolder) {
      const message = 'This is a folder, not a file.'
      return [problemIn(place, { severity: 'error', rule: 'unreadable-file', message, fix: 'Put a file that can be read in its place.' })]
    }
    if (file.isRead) return []
    const twin = byStem.get(file.stem)?.find((other) => other !== file)
    if (twin && isLanguage(file.stem)) {
      const message = `The folder has this language twice: ${twin.name} and ${file.name}.`
      return [problemIn(place, { severity: 'error', rule: 'duplicate-language', message, fix: `Keep \`${file.stem}.md\` alone.` })]
    }
    const near = isLanguage(file.stem) ? file.stem : didYouMean(file.stem, languageCodes)
    const fix = near ? `Did you mean \`${near}.md\`?` : `Name it after one of ${languageCodes.join(', ')}.`
    const message = `"${file.name}" is not named after a language, so nobody reads it.`
    return [problemIn(place, { severity: 'error', rule: 'unknown-language', message, fix })]
  })
}
