import { loadDrawings } from '../drawings/loadDrawings.ts'
import type { Problem } from '../problem.ts'
import { loadTheme } from '../theme/loadTheme.ts'
import { listFiles } from './files/listFolder.ts'
import type { LoadedContent, LoadedSite } from './loadedContent.ts'
import { judgePublicFiles, unreadableFolder } from './files/readRegularFile.ts'

interface LoadedPublicFolder {
  readonly parts: Pick<
    LoadedContent,
    'publicFiles' | 'publicOutside' | 'publicHidden' | 'publicSpecial' | 'drawings' | 'symbolPlaces' | 'theme'
  >
  readonly problems: readonly Problem[]
}

/** Lists `public/`, and loads the files in it that the engine uses itself. */
export async function loadPublicFolder(directory: string, site: LoadedSite): Promise<LoadedPublicFolder> {
  const { files, outside, hidden, special, unreadable } = listFiles(directory, 'public')
  const { problems: drawingProblems, ...drawings } = await loadDrawings(directory, files)
  const { theme, problems: themeProblems } = await loadTheme({ directory, site, publicFiles: files })
  return {
    parts: {
      publicFiles: files,
      publicOutside: outside,
      publicHidden: hidden,
      publicSpecial: special,
      ...drawings,
      ...(theme && { theme }),
    },
    problems: [
      ...unreadable.map((name) => unreadableFolder(name === '' ? 'public' : `public/${name}`)),
      ...judgePublicFiles(directory, files),
      ...drawingProblems,
      ...themeProblems,
    ],
  }
}
