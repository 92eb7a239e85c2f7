import { shortHash } from '../../platform/contentHash.ts'
import { type ThemeColours, lookColours, schemes, shadesOf } from '../../shared/colours/themeColours.ts'
import { limits } from '../limits.ts'
import type { LoadedSite } from '../load/loadedContent.ts'
import { readText } from '../load/files/readText.ts'
import type { Problem } from '../problem.ts'
import type { ThemeInput } from '../schemas/site/themeSchema.ts'
import { withoutUndefined } from '../../shared/withoutUndefined.ts'
import type { Theme } from './Theme.ts'
import { checkSheet } from './checkSheet.ts'
import { loadFaces } from './loadFaces.ts'
import { loadLogo } from './loadLogo.ts'

interface LoadThemeOptions {
  /** The publication folder. */
  readonly directory: string
  readonly site: LoadedSite
  /** Relative to `public/`. */
  readonly publicFiles: readonly string[]
}

interface LoadedTheme {
  /** Absent if the publication does not configure its appearance. */
  readonly theme?: Theme
  readonly problems: readonly Problem[]
}

/** The publication's style sheet, relative to `public/`. */
export const customSheetFile = 'custom.css'

/** Loads the theme of a publication and the files that it names. */
export async function loadTheme({ directory, site: { data, fields }, publicFiles }: LoadThemeOptions): Promise<LoadedTheme> {
  const { theme: written = { look: 'house', colours: { light: {}, dark: {} }, faces: {} } } = fields
  const { faces, problems: faceProblems } = data ? await loadFaces(directory, data, written.faces) : { faces: {}, problems: [] }
  const { logo, problems: logoProblems } =
    data && written.logo ? await loadLogo({ directory, publicFiles }, data, written.logo) : { logo: undefined, problems: [] }
  const sheet = publicFiles.includes(customSheetFile) ? loadSheet(directory) : { problems: [] }
  const theme: Theme = {
    look: written.look,
    colours: coloursOf(written),
    faces,
    ...(logo && { logo }),
    ...(sheet.hash !== undefined && { customSheet: sheet.hash }),
  }
  return { ...(isOwn(theme) && { theme }), problems: [...faceProblems, ...logoProblems, ...sheet.problems] }
}

function coloursOf({ look, colours }: ThemeInput): ThemeColours {
  const [light, dark] = schemes.map((scheme) => shadesOf(lookColours[look][scheme], withoutUndefined(colours[scheme])))
  return { light: light ?? lookColours[look].light, dark: dark ?? lookColours[look].dark }
}

function isOwn({ look, colours, faces, logo, customSheet }: Theme): boolean {
  return (
    look !== 'house' ||
    JSON.stringify(colours) !== JSON.stringify(lookColours.house) ||
    Object.keys(faces).length > 0 ||
    logo !== undefined ||
    customSheet !== undefined
  )
}

function loadSheet(directory: string): { readonly hash?: string; readonly problems: readonly Problem[] } {
  const text = readText({ directory, file: `public/${customSheetFile}`, most: limits.customSheet })
  if (!text) return { problems: [] }
  return {
    hash: shortHash(text.source.text, 8),
    problems: text.problems.length > 0 ? text.problems : checkSheet(text.source),
  }
}
