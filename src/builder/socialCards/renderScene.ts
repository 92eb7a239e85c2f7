import { doorways, floorPaths, initialsSize, monogramOf } from '../../ui/components/Monogram/monogramOf.ts'
import type { CardScene } from './SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'

/** The place of a drawing, left of the words. */
const place = { x: 84, y: 143, edge: 344 } as const

/** The drawing of a card that has no picture, as SVG. */
export function renderScene(scene: CardScene, typesetter: Typesetter): string {
  switch (scene.kind) {
    case 'picture':
      return ''
    case 'drawing':
      return placed(
        72,
        `<g fill="none" stroke="${cardColours.second}" color="${cardColours.second}" stroke-width=".62" stroke-linecap="round" stroke-linejoin="round">${plainDrawing(scene.shapes)}</g>`,
      )
    case 'monogram':
      return placed(120, monogram(scene.name, typesetter))
  }
}

/** The background of a drawing. */
export function groundOf(scene: CardScene): string {
  return scene.kind === 'monogram' ? cardColours.sunk : cardColours.wash
}

function placed(units: number, shapes: string): string {
  return `<g transform="translate(${place.x} ${place.y})scale(${(place.edge / units).toFixed(4)})">${shapes}</g>`
}

/** The same drawing as `ui` shows beside the name. */
function monogram(name: string, typesetter: Typesetter): string {
  const { initials, side, floor } = monogramOf(name)
  const { walls, leaf, swing, x, y } = doorways[side]
  const letters = typesetter.set(initials.toLocaleUpperCase('en'), initialsSize(initials))
  const line = (d: string, stroke: string, width: number) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`
  return [
    `<g fill="none"><g opacity=".32">${line(floorPaths[floor], cardColours.text, 0.4)}</g>`,
    line(walls, cardColours.text, 2.4),
    line(leaf, cardColours.accent, 1.2),
    line(swing, cardColours.accent, 0.5),
    `</g><g fill="${cardColours.text}" transform="translate(${(x - letters.width / 2).toFixed(2)} ${y})">${letters.shapes}</g>`,
  ].join('')
}

/** A drawing without what needs the site's style sheet: custom properties become colours, and lines scale. */
export function plainDrawing(svg: string): string {
  return svg
    .replace(/var\(\s*--leaf\b[^()]*\)/g, cardColours.wash)
    .replace(/var\(\s*--[\w-]+\s*,\s*([^()]*)\)/g, '$1')
    .replace(/var\([^()]*\)/g, 'currentColor')
    .replace(/\svector-effect="non-scaling-stroke"/g, '')
}

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
