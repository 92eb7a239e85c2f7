import { cardSize } from '../../shared/pictures/cards.ts'
import { floorPaths, initialsSize, monogramOf, monogramSquare } from '../../shared/pictures/monogramOf.ts'
import type { CardColours, CardScene, CardStyle } from '../SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'

/** Position of a drawing, left of the text. */
const place = { x: 84, y: 143, edge: 344 } as const

/** Left edge of the corner with the text, in pixels. */
export const cornerLeft = 492
/** Pixels. */
export const openingWidth = 62

/** Renders everything but the corner of a card without a picture, as SVG of the card's size. */
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawing}${shape === 'corner' ? openingShapes(colours.second) : ''}</svg>`
}

/** Renders the opening from the corner into a picture, as SVG with its position. */
export function renderOpening(): { readonly svg: string; readonly left: number; readonly top: number } {
  const [left, top] = [cornerLeft - openingWidth - 2, cardSize.height - openingWidth - 2]
  const size = openingWidth + 2
  const box = `width="${size}" height="${size}" viewBox="${left} ${top} ${size} ${size}"`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${openingShapes(onPicture)}</svg>`, left, top }
}

function openingShapes(colour: string): string {
  const { height } = cardSize
  const [x, from] = [cornerLeft, height - openingWidth]
  return [
    `<path d="M${x} ${from}A${openingWidth} ${openingWidth} 0 0 0 ${x - openingWidth} ${height}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
    `<path d="M${x - openingWidth} ${height - 2.5}H${x}" stroke="${colour}" stroke-width="5"/>`,
  ].join('')
}

function drawingOf(shapes: string, colours: CardColours): string {
  const look = `fill="none" stroke="${colours.second}" color="${colours.second}" stroke-width=".62" stroke-linecap="round" stroke-linejoin="round"`
  return `<g ${look}>${plainDrawing(shapes, colours)}</g>`
}

function placed(units: number, shapes: string): string {
  return `<g transform="translate(${place.x} ${place.y})scale(${(place.edge / units).toFixed(4)})">${shapes}</g>`
}

/** Draws the same monogram as `ui` shows beside the name. */
function monogram(name: string, { colours, shape }: Pick<CardStyle, 'colours' | 'shape'>, typesetter: Typesetter): string {
  const { initials, floor } = monogramOf(name)
  const { outline, x, y } = monogramSquare
  const letters = typesetter.set(initials.toLocaleUpperCase('en'), initialsSize(initials))
  const line = (d: string, stroke: string, width: number) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`
  const initial = `<g fill="${colours.text}" transform="translate(${(x - letters.width / 2).toFixed(2)} ${y})">${letters.shapes}</g>`
  if (shape === 'panel') return initial
  return [
    `<g fill="none"><g opacity=".32">${line(floorPaths[floor], colours.text, 0.4)}</g>`,
    line(outline, colours.text, 2.4),
    `</g>${initial}`,
  ].join('')
}

/** Removes what depends on the site's style sheet from a drawing: custom properties become colours, and lines scale. */
export function plainDrawing(svg: string, colours: CardColours): string {
  return svg
    .replace(/var\(\s*--leaf\b[^()]*\)/g, colours.wash)
    .replace(/var\(\s*--[\w-]+\s*,\s*([^()]*)\)/g, '$1')
    .replace(/var\([^()]*\)/g, 'currentColor')
    .replace(/\svector-effect="non-scaling-stroke"/g, '')
}

/** The colour of the opening on photographs, in every style. */
const onPicture = '#faf6ee'
