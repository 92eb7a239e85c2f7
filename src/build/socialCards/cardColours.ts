/** The colours of the cards: the light scheme of `ui/tokens`. */
export const cardColours = {
  ground: '#f5efe4',
  sunk: '#ebe2d2',
  text: '#2b211b',
  accent: '#a2431c',
  accentStrong: '#86340f',
  second: '#38533d',
  wash: '#dde2cf',
  onPicture: '#faf6ee',
} as const
