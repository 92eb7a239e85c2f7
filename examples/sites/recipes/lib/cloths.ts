/** The colours that cloths are dyed in. */
export const dyes = ['tomato', 'lemon', 'leaf', 'plum', 'sky', 'cream'] as const

export type Dye = (typeof dyes)[number]

/** The ground of each cloth, and the two inks on it. */
export const inks: Readonly<Record<Dye, readonly [ground: string, first: string, second: string]>> = {
  tomato: ['#d9432a', '#fff3d1', '#7d1420'],
  lemon: ['#f7c531', '#fffbe8', '#b4491b'],
  leaf: ['#2f6b4a', '#f6e7a8', '#93c374'],
  plum: ['#5b2a52', '#f4b8a4', '#e9dfc6'],
  sky: ['#a9cfe0', '#fffaf0', '#1f4f7a'],
  cream: ['#f5e3c3', '#c4472b', '#2f6b4a'],
}

/** What is printed on them. */
export const motifs = [
  'almond',
  'apple',
  'bean',
  'cabbage',
  'carrot',
  'egg',
  'garlic',
  'leaf',
  'lemon',
  'lentil',
  'mushroom',
  'onion',
  'pea',
  'potato',
  'rice',
  'tomato',
  'wheat',
] as const

export type Motif = (typeof motifs)[number]
