import type { FaceRole, Theme } from '../../content/theme/Theme.ts'
import { contrast } from '../../shared/colours/colour.ts'
import { type Shades, type ThemeColours, lookColours } from '../../shared/colours/themeColours.ts'
import { type PublishedFace, faceRules, familyNames } from './faceRules.ts'

/** The custom property of each colour in `ui/tokens/semantic.css`. */
const properties: Readonly<Record<keyof Shades, string>> = {
  ground: '--colour-ground',
  raised: '--colour-ground-sunk',
  floor: '--colour-floor',
  text: '--colour-text',
  muted: '--colour-text-muted',
  line: '--colour-hairline',
  edge: '--colour-edge',
  accent: '--colour-accent',
  accentText: '--colour-accent-text',
  accentStrong: '--colour-accent-strong',
  second: '--colour-second',
  wash: '--colour-second-wash',
  mark: '--colour-mark',
  focus: '--colour-focus',
}

interface SheetParts {
  readonly theme: Pick<Theme, 'colours' | 'logo'>
  /** Rules of the look. */
  readonly look: string
  readonly faces: Readonly<Partial<Record<FaceRole, PublishedFace>>>
  /** Font stacks to follow them: the look's own. */
  readonly stacks: Readonly<Record<FaceRole, string>>
}

/** Builds the style sheet of a publication's theme: it follows the engine's own and overrides it by its layer, except in print. */
export function themeSheet({ theme, look, faces, stacks }: SheetParts): string {
  const { light, dark } = theme.colours
  const own = (Object.keys(properties) as (keyof Shades)[])
    .filter((name) => name === 'accentText' || light[name] !== lookColours.house.light[name] || dark[name] !== lookColours.house.dark[name])
    .map((name) => `${properties[name]}:light-dark(${light[name]},${dark[name]})`)
  const names = (['display', 'text'] as const).flatMap((role) => {
    const face = faces[role]
    return face ? [`--face-${role}:${familyNames(face)},${stacks[role]}`] : []
  })
  const rules = Object.values(faces).map(faceRules).join('')
  // The scripts layer comes last, and sets system fonts for some languages.
  const stacked = names.length > 0 ? `@layer scripts{:root:root:root{${names.join(';')}}}` : ''
  const { scheme, choice } = oneScheme(theme.colours)
  return `${rules}@layer overrides.look{${look}:root{${scheme}${own.join(';')}}${choice}${logoRules(theme)}}${stacked}`
}

/** Where both schemes are the same, scroll bars and form controls follow the ground, and there is nothing to choose. */
function oneScheme({ light, dark }: ThemeColours): { readonly scheme: string; readonly choice: string } {
  const names = Object.keys(properties) as (keyof Shades)[]
  if (names.some((name) => light[name] !== dark[name])) return { scheme: '', choice: '' }
  const scheme = contrast(light.ground, '#ffffff') > contrast(light.ground, '#000000') ? 'dark' : 'light'
  return { scheme: `color-scheme:${scheme};`, choice: 'fieldset:has(#theme-auto){display:none}' }
}

/** Returns rules that show the logo of the colour scheme in use. */
function logoRules({ logo }: Pick<Theme, 'logo'>): string {
  if (!logo) return ''
  const size =
    '[data-logo] img{block-size:2.35rem;inline-size:auto;background:none}@media(width<=52rem){[data-logo] img{block-size:2rem}}@media(width<=36rem){[data-logo] img{block-size:1.7rem}}'
  if (!logo.dark) return size
  const hide = (scheme: string, where: string) => `${where} [data-logo=${scheme}]{display:none}`
  const chosen = (scheme: string, hidden: string) => hide(hidden, `:is([data-theme=${scheme}],:root:has(#theme-${scheme}:checked))`)
  const free = ':root:not([data-theme]):not(:has(#theme-light:checked,#theme-dark:checked))'
  return [
    size,
    chosen('light', 'dark'),
    chosen('dark', 'light'),
    `@media(prefers-color-scheme:dark){${hide('light', free)}}`,
    `@media not (prefers-color-scheme:dark){${hide('dark', free)}}`,
  ].join('')
}
