import { cardColours } from './cardColours.ts'
import { plainDrawing } from './plainDrawing.ts'
import { plainLine } from './plainLine.ts'
import type { SocialCard } from './SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'

interface MarkPlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly typesetter: Typesetter
}

/** The publication's name at the foot of a card: as its logo has it, else in letters. */
export function renderMark(mark: SocialCard['mark'], { x, y, height, typesetter }: MarkPlace): string {
  if ('text' in mark) {
    const { shapes } = typesetter.set(plainLine(mark.text), height)
    return `<g transform="translate(${x} ${y + height * 0.8})" fill="${cardColours.text}">${shapes}</g>`
  }
  const opening = /^\s*<svg([^>]*)>/.exec(mark.logo)?.[1] ?? ''
  const attributes = opening.replace(/\s(?:x|y|width|height|xmlns|color|preserveAspectRatio)="[^"]*"/g, '')
  const place = `x="${x}" y="${y}" width="480" height="${height}" preserveAspectRatio="xMinYMid" color="${cardColours.text}"`
  return plainDrawing(mark.logo.replace(/^\s*<svg[^>]*>/, () => `<svg ${place}${attributes}>`))
}
