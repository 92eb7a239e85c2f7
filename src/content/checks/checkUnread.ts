import { didYouMean, inTicks } from '../advice/didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { type Problem, problemAt, problemIn } from '../problem.ts'
import { publicationParts, takenFolders } from '../load/files/publicationParts.ts'

/** Files of `public/` that the engine uses itself. */
const drawingFiles = ['logo.svg', 'drawings.svg', 'favicon.svg'] as const

/** Folders in which other engines expect texts. */
const ofTexts = /^(?:_posts|content|posts)$/
const textsMove = 'Move its texts into folders of `articles/`, each as `articles/<id>/<lang>.md`'

/**
 * Reports folders that nothing reads, with the closest known name if there is one; folders whose names begin with a dot belong to other
 * programs.
 */
export function checkUnreadFolders({ top, site, collections, isCodeWhole }: LoadedContent): readonly Problem[] {
  // If part of the settings could not be read, any folder may belong to a collection or hold the files of a face.
  if (site.fields.theme === undefined || !isCodeWhole) return []
  // Typefaces of a theme may be in a folder of any name.
  const faces = Object.values(site.fields.theme?.faces ?? {}).flatMap((face) => face?.files ?? [])
  const ofFaces = new Set(faces.map(({ src }) => src.replace(/^(?:\.?\/)+/, '').split('/')[0]))
  const there = new Set(top.map(({ name }) => name))
  const known: readonly string[] = [...collections.map(({ definition }) => definition.name), ...takenFolders]
  return top
    .filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.') && !ofFaces.has(name))
    .filter(({ name }) => !known.includes(name) && !publicationParts.has(name))
    .map(({ name }) => {
      const near = nearName(name, known)
      const moves =
        near !== undefined ? 'Move its files there' : ofTexts.test(name) ? textsMove : 'Move its files next to a text or into `public/`'
      const fix = `${moves}, or give the folder a name that begins with a dot.`
      const fixes = near === undefined ? [fix] : [`Did you mean \`${near}/\`?`, ...(there.has(near) ? [fix] : [])]
      return problemIn(name, {
        severity: 'warning',
        rule: 'unread-folder',
        message: `The folder "${name}" is ignored.`,
        fix: fixes.join(' '),
      })
    })
}

/** Reports logos and drawings that would be ignored for being in the wrong place or almost rightly named. */
export function checkUnreadDrawings({ top, publicFiles }: LoadedContent): readonly Problem[] {
  const there = new Set(publicFiles)
  const misplaced = top.filter(({ name, kind }) => kind === 'file' && drawingFiles.some((known) => known === name))
  const folders = drawingFiles.filter((known) => publicFiles.some((file) => file.startsWith(`${known}/`)))
  const misnamed = publicFiles.flatMap((file) => {
    const near = file.endsWith('.svg') && !file.includes('/') ? nearName(file, drawingFiles) : undefined
    return near === undefined || there.has(near) ? [] : [{ file, near }]
  })
  return [
    ...misplaced.map(({ name }) =>
      unread(name, { what: 'is next to `public/`, where it is ignored', fix: `Move it to \`public/${name}\`.` }),
    ),
    ...folders.map((name) => unread(`public/${name}`, { what: 'is a folder', fix: 'Replace it with the drawing itself.' })),
    ...misnamed.map(({ file, near }) =>
      unread(`public/${file}`, { what: 'is copied, but the engine does not use it', fix: `Did you mean \`${near}\`?` }),
    ),
  ]
}

function unread(file: string, { what, fix }: { readonly what: string; readonly fix: string }): Problem {
  return problemIn(file, { severity: 'warning', rule: 'unread-drawing', message: `The drawing ${what}.`, fix })
}

/** Returns a known name that differs from a word by a slip: by one letter in a short word, so that `images` does not match `pages`. */
function nearName(word: string, known: readonly string[]): string | undefined {
  return known.find((name) => name !== word && didYouMean(word, [name], word.length < 8 ? 1 : 2) !== undefined)
}

/**
 * Checks that every symbol of `drawings.svg` is named after a category's slug, with `-wide` appended for the page header; others are never
 * shown.
 */
export function checkDrawings({ symbolPlaces, categories }: LoadedContent): readonly Problem[] {
  if (!symbolPlaces || !categories.isWhole) return []
  const slugs = categories.tree.flatMap(({ slug }) => [slug, `${slug}-wide`])
  return [...symbolPlaces.offsets]
    .filter(([id]) => !slugs.includes(id))
    .map(([id, offset]) => {
      const near = didYouMean(id, slugs)
      const fix = near
        ? `Did you mean \`${near}\`?`
        : `Write one of ${inTicks(categories.tree.map(({ slug }) => slug))}, or remove the drawing.`
      const message = `No category has the slug "${id}", so this drawing is never shown.`
      return problemAt(symbolPlaces.source, offset, { severity: 'warning', rule: 'unknown-drawing', message, fix })
    })
}
