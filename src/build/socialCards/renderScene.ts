import { initialsSize } from '../../ui/components/Monogram/initialsSize.ts'
import { monogramOf } from '../../ui/components/Monogram/monogramOf.ts'
import { doorways, floorPaths } from '../../ui/components/Monogram/roomPaths.ts'
import { cardColours } from './cardColours.ts'
import { plainDrawing } from './plainDrawing.ts'
import type { CardScene } from './SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'

/** Where a drawing stands: left of the words. */
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

/** The ground that a drawing stands on. */
export function groundOf(scene: CardScene): string {
  return scene.kind === 'monogram' ? cardColours.sunk : cardColours.wash
}

function placed(units: number, shapes: string): string {
  return `<g transform="translate(${place.x} ${place.y})scale(${(place.edge / units).toFixed(4)})">${shapes}</g>`
}

/** As `ui` draws it beside the name. */
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
