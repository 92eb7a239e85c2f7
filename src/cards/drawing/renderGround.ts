import { cardSize } from '../../shared/cards.ts'
import { doorways, floorPaths, initialsSize, monogramOf } from '../../shared/monogramOf.ts'
import type { CardColours, CardScene, CardStyle } from '../SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'

/** The place of a drawing, left of the words. */
const place = { x: 84, y: 143, edge: 344 } as const

/** Where the room with the words begins, in pixels from the left. */
export const roomLeft = 492
/** Pixels. */
export const doorWidth = 62

/** All of a card that has no picture but the room, as SVG of the card's size. */
export function renderGround(
  scene: Exclude<CardScene, { readonly kind: 'picture' }>,
  { colours, shape }: CardStyle,
  typesetter: Typesetter,
): string {
  const { width, height } = cardSize
  const [colour, drawing] =
    scene.kind === 'monogram'
      ? [colours.raised, placed(120, monogram(scene.name, { colours, shape }, typesetter))]
      : [colours.wash, placed(72, drawingOf(scene.shapes, colours))]
  const ground = `<rect width="${width}" height="${height}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawing}${shape === 'room' ? doorShapes(colours.second) : ''}</svg>`
}

/** The door that opens from the room into a picture, as SVG with the place where it belongs. */
export function renderDoor(): { readonly svg: string; readonly left: number; readonly top: number } {
  const [left, top] = [roomLeft - doorWidth - 2, cardSize.height - doorWidth - 2]
  const size = doorWidth + 2
  const box = `width="${size}" height="${size}" viewBox="${left} ${top} ${size} ${size}"`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${doorShapes(onPicture)}</svg>`, left, top }
}

function doorShapes(colour: string): string {
  const { height } = cardSize
  const [x, from] = [roomLeft, height - doorWidth]
  return [
    `<path d="M${x} ${from}A${doorWidth} ${doorWidth} 0 0 0 ${x - doorWidth} ${height}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
    `<path d="M${x - doorWidth} ${height - 2.5}H${x}" stroke="${colour}" stroke-width="5"/>`,
  ].join('')
}

function drawingOf(shapes: string, colours: CardColours): string {
  const look = `fill="none" stroke="${colours.second}" color="${colours.second}" stroke-width=".62" stroke-linecap="round" stroke-linejoin="round"`
  return `<g ${look}>${plainDrawing(shapes, colours)}</g>`
}

function placed(units: number, shapes: string): string {
  return `<g transform="translate(${place.x} ${place.y})scale(${(place.edge / units).toFixed(4)})">${shapes}</g>`
}

/** The same drawing as `ui` shows beside the name. */
function monogram(name: string, { colours, shape }: Pick<CardStyle, 'colours' | 'shape'>, typesetter: Typesetter): string {
  const { initials, side, floor } = monogramOf(name)
  const { walls, leaf, swing, x, y } = doorways[side]
  const letters = typesetter.set(initials.toLocaleUpperCase('en'), initialsSize(initials))
  const line = (d: string, stroke: string, width: number) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`
  const initial = `<g fill="${colours.text}" transform="translate(${(x - letters.width / 2).toFixed(2)} ${y})">${letters.shapes}</g>`
  if (shape === 'panel') return initial
  return [
    `<g fill="none"><g opacity=".32">${line(floorPaths[floor], colours.text, 0.4)}</g>`,
    line(walls, colours.text, 2.4),
    line(leaf, colours.accent, 1.2),
    line(swing, colours.accent, 0.5),
    `</g>${initial}`,
  ].join('')
}

/** A drawing without what needs the site's style sheet: custom properties become colours, and lines scale. */
export function plainDrawing(svg: string, colours: CardColours): string {
  return svg
    .replace(/var\(\s*--leaf\b[^()]*\)/g, colours.wash)
    .replace(/var\(\s*--[\w-]+\s*,\s*([^()]*)\)/g, '$1')
    .replace(/var\([^()]*\)/g, 'currentColor')
    .replace(/\svector-effect="non-scaling-stroke"/g, '')
}

/** On photographs, in every style. */
const onPicture = '#faf6ee'
