import { type Against, contrast, mixColours, nearestReadable } from './colour.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The colours that a publication can choose, by role. */
export const roles = ['ground', 'raised', 'text', 'muted', 'line', 'accent', 'accentText', 'mark'] as const
export type Role = (typeof roles)[number]

/** Every value is `#rrggbb`. */
export type Palette = Readonly<Record<Role, string>>

/** All colours of a scheme: those of the roles, and those derived from them. */
export interface Shades extends Palette {
  /** Behind a picture that has not loaded yet. */
  readonly floor: string
  /** Thick lines. */
  readonly edge: string
  /** The accent as text, also on `raised`. */
  readonly accentStrong: string
  /** Drawings, and anything else that is not text. */
  readonly second: string
  /** Behind drawings. */
  readonly wash: string
  readonly focus: string
}

export type ThemeColours = Readonly<Record<Scheme, Shades>>

export const lookNames = ['house', 'plain', 'blueprint'] as const
export type LookName = (typeof lookNames)[number]

/** The colours of the looks. Those of `house` are also the tokens in `ui/tokens`. */
export const lookColours: Readonly<Record<LookName, ThemeColours>> = {
  house: {
    light: {
      ground: '#f5efe4',
      raised: '#ebe2d2',
      text: '#2b211b',
      muted: '#6b5a4b',
      line: '#b9a78c',
      accent: '#a2431c',
      accentText: '#faf6ee',
      mark: '#f3d9a4',
      floor: '#dccfb9',
      edge: '#2b211b',
      accentStrong: '#86340f',
      second: '#38533d',
      wash: '#dde2cf',
      focus: '#38533d',
    },
    dark: {
      ground: '#1b1613',
      raised: '#241d19',
      text: '#f0e7d8',
      muted: '#b8a896',
      line: '#54473d',
      accent: '#eb9a70',
      accentText: '#1b1613',
      mark: '#5b4319',
      floor: '#332a24',
      edge: '#dccfb9',
      accentStrong: '#eb9a70',
      second: '#a9c09b',
      wash: '#2a3327',
      focus: '#a9c09b',
    },
  },
  plain: {
    light: {
      ground: '#ffffff',
      raised: '#f3f4f6',
      text: '#17191c',
      muted: '#59606a',
      line: '#8b929c',
      accent: '#1a56c4',
      accentText: '#ffffff',
      mark: '#fff0a3',
      floor: '#e6e8ec',
      edge: '#8b929c',
      accentStrong: '#174fb6',
      second: '#1a56c4',
      wash: '#e8eefa',
      focus: '#1a56c4',
    },
    dark: {
      ground: '#131517',
      raised: '#1d2023',
      text: '#e9ebee',
      muted: '#a5acb5',
      line: '#6d747d',
      accent: '#8db4fa',
      accentText: '#101521',
      mark: '#574b0d',
      floor: '#2a2e33',
      edge: '#6d747d',
      accentStrong: '#8db4fa',
      second: '#8db4fa',
      wash: '#1c2536',
      focus: '#8db4fa',
    },
  },
  blueprint: {
    light: {
      ground: '#eef2f3',
      raised: '#e0e7ea',
      text: '#0b2239',
      muted: '#40566a',
      line: '#6f8799',
      accent: '#c0340a',
      accentText: '#ffffff',
      mark: '#ffe27a',
      floor: '#cfdae0',
      edge: '#0b2239',
      accentStrong: '#ad2d07',
      second: '#14518f',
      wash: '#d8e4ee',
      focus: '#14518f',
    },
    dark: {
      ground: '#0c2440',
      raised: '#123052',
      text: '#e8f1fa',
      muted: '#a9c3dc',
      line: '#6f93b8',
      accent: '#ffb35c',
      accentText: '#0c2440',
      mark: '#5c4a12',
      floor: '#1b3d63',
      edge: '#cfe2f5',
      accentStrong: '#ffb35c',
      second: '#9fd0ff',
      wash: '#143758',
      focus: '#9fd0ff',
    },
  },
}

/** Contrasts required by WCAG 2: for text, and for other visible shapes. */
export const leastContrast = { text: 4.5, shape: 3 } as const

/** Returns the colours of a scheme: the publication's own, otherwise the look's, and those derived from the ones it changes. */
export function shadesOf(look: Shades, own: Partial<Palette>): Shades {
  const palette = { ...look, ...own }
  const { ground, raised, text, accent } = palette
  const isOwn = (...names: readonly Role[]) => names.some((name) => own[name] !== undefined)
  const on = (least: number, ...colours: readonly string[]): readonly Against[] => colours.map((colour) => ({ colour, least }))
  const seen = (colour: string, against: readonly Against[]) => nearestReadable(colour, against) ?? text
  const wash = isOwn('ground', 'accent') ? mixColours(ground, accent, 0.12) : look.wash
  const second = isOwn('ground', 'raised', 'accent')
    ? seen(own.accent ?? look.second, on(leastContrast.text, ground, raised, wash))
    : look.second
  const line = isOwn('line') ? palette.line : seen(look.line, on(Math.min(contrast(look.line, look.ground), leastContrast.shape), ground))
  const edge = isOwn('ground', 'text') ? text : look.edge
  return {
    ...palette,
    line,
    floor: isOwn('raised', 'text') ? mixColours(raised, text, 0.12) : look.floor,
    // A look may have no thick lines.
    edge: look.edge === look.line ? line : edge,
    accentStrong: isOwn('ground', 'raised', 'accent')
      ? seen(own.accent ?? look.accentStrong, on(leastContrast.text, ground, raised))
      : look.accentStrong,
    second,
    wash,
    focus: isOwn('ground', 'raised', 'accent') ? second : look.focus,
  }
}
