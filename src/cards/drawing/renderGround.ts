import { cardSize } from '../../shared/cards.ts'
import { doorways, floorPaths, initialsSize, monogramOf } from '../../shared/monogramOf.ts'
import type { CardScene } from '../SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'

/** The place of a drawing, left of the words. */
const place = { x: 84, y: 143, edge: 344 } as const

/** Where the room with the words begins, in pixels from the left. */
export const roomLeft = 492
/** Pixels. */
export const doorWidth = 62

/** All of a card that has no picture but the room, as SVG of the card's size. */
export function renderGround(scene: Exclude<CardScene, { readonly kind: 'picture' }>, typesetter: Typesetter): string {
  const { width, height } = cardSize
  const [colour, drawing] =
    scene.kind === 'monogram'
      ? [cardColours.sunk, placed(120, monogram(scene.name, typesetter))]
      : [cardColours.wash, placed(72, drawingOf(scene.shapes))]
  const ground = `<rect width="${width}" height="${height}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawing}${doorShapes(cardColours.second)}</svg>`
}

/** The door that opens from the room into a picture, as SVG with the place where it belongs. */
export function renderDoor(): { readonly svg: string; readonly left: number; readonly top: number } {
  const [left, top] = [roomLeft - doorWidth - 2, cardSize.height - doorWidth - 2]
  const size = doorWidth + 2
  const box = `width="${size}" height="${size}" viewBox="${left} ${top} ${size} ${size}"`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${doorShapes(cardColours.onPicture)}</svg>`, left, top }
}

function doorShapes(colour: string): string {
  const { height } = cardSize
  const [x, from] = [roomLeft, height - doorWidth]
  return [
    `<path d="M${x} ${from}A${doorWidth} ${doorWidth} 0 0 0 ${x - doorWidth} ${height}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
    `<path d="M${x - doorWidth} ${height - 2.5}H${x}" stroke="${colour}" stroke-width="5"/>`,
  ].join('')
}

function drawingOf(shapes: string): string {
  const look = `fill="none" stroke="${cardColours.second}" color="${cardColours.second}" stroke-width=".62" stroke-linecap="round" stroke-linejoin="round"`
  return `<g ${look}>${plainDrawing(shapes)}</g>`
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
