import { cardSize } from '../../shared/cards.ts'
import type { SocialCard } from '../SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'
import { fitTitle } from './fitTitle.ts'
import { cardColours, doorWidth, plainDrawing, roomLeft } from './renderGround.ts'

/** The room in the corner of the picture, behind its walls; pixels. */
const room = { x: roomLeft, wall: 8, padding: { top: 40, bottom: 46, left: 46, right: 60 }, least: 300 } as const
const kicker = { size: 29, after: 20 } as const
const title = { sizes: [84, 76, 68, 61, 55, 49, 43], lineHeight: 1.06 } as const
/** Hangul fills its square, so it looks alike in smaller letters with more space between the lines. */
const hangulTitle = { sizes: [74, 67, 60, 54, 48, 43, 38], lineHeight: 1.24 } as const
const titleHeight = 310
const markPlace = { height: 38, before: 38 } as const
/** From the top of a line to its baseline, as a share of its size. */
const foot = 0.8

/** SVG of outlines alone: nothing in it is text. */
interface RoomDrawing {
  readonly svg: string
  /** Its place on the card, from which it covers everything to the right and below. */
  readonly left: number
  readonly top: number
}

/** The room in a card's corner, with all of its words: nothing behind it shows through. */
export function renderRoom(card: SocialCard, typesetter: Typesetter): RoomDrawing {
  const { width, height } = cardSize
  const x = room.x + room.wall + room.padding.left
  const words = titleOf(card, typesetter)
  const { sizes, lineHeight } = /\p{Script=Hangul}/u.test(words) ? hangulTitle : title
  const box = { width: width - room.padding.right - x, measure: (text: string, pixels: number) => typesetter.widthOf(text) * pixels }
  const { lines, size } = fitTitle(words, { ...box, sizes, lineHeight, height: titleHeight })
  const [place = ''] = fitTitle(plainLine(card.kicker ?? ''), { ...box, sizes: [kicker.size], lineHeight: 1, height: kicker.size }).lines
  const above = card.kicker === undefined ? 0 : kicker.size + kicker.after
  const content = above + lines.length * size * lineHeight + markPlace.before + markPlace.height
  const top = Math.floor(height - Math.max(room.least, room.padding.top + content + room.padding.bottom))
  const first = top + room.padding.top
  const text = (line: string, at: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }) =>
    `<g transform="translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})" fill="${at.colour}">${typesetter.set(line, at.size).shapes}</g>`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width - room.x}" height="${height - top}" viewBox="${room.x} ${top} ${width - room.x} ${height - top}">`,
    walls(top),
    text(place, { x, y: first + kicker.size * foot, size: kicker.size, colour: cardColours.accentStrong }),
    ...lines.map((line, index) => {
      const y = first + above + size * (index * lineHeight + foot + (lineHeight - title.lineHeight) / 2)
      return text(line, { x: x - size * 0.03, y, size, colour: cardColours.text })
    }),
    renderMark(card.mark, { x, y: height - room.padding.bottom - markPlace.height, height: markPlace.height, typesetter }),
    '</svg>',
  ].join('')
  return { svg, left: room.x, top }
}

/** The floor, the wall above it, and the wall beside it, which ends where the door begins. */
function walls(top: number): string {
  const { width, height } = cardSize
  const { x, wall } = room
  return [
    `<rect x="${x}" y="${top}" width="${width - x}" height="${height - top}" fill="${cardColours.ground}"/>`,
    `<path d="M${x + wall / 2} ${height - doorWidth}V${top + wall / 2}H${width}" fill="none" stroke="${cardColours.text}" stroke-width="${wall}"/>`,
  ].join('')
}

/** The title, or the kicker where no face has any letter of the title. */
function titleOf({ title: written, kicker: above = '' }: SocialCard, typesetter: Typesetter): string {
  const settable = plainLine(typesetter.settable(plainLine(written)))
  return settable === '' ? plainLine(above) : settable
}

interface MarkPlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly typesetter: Typesetter
}

/** The publication's logo at the foot of a card, else its name in letters. */
function renderMark(mark: SocialCard['mark'], { x, y, height, typesetter }: MarkPlace): string {
  if ('text' in mark) {
    const { shapes } = typesetter.set(plainLine(mark.text), height)
    return `<g transform="translate(${x} ${y + height * 0.8})" fill="${cardColours.text}">${shapes}</g>`
  }
  const opening = /^\s*<svg([^>]*)>/.exec(mark.logo)?.[1] ?? ''
  const attributes = opening.replace(/\s(?:x|y|width|height|xmlns|color|preserveAspectRatio)="[^"]*"/g, '')
  const place = `x="${x}" y="${y}" width="480" height="${height}" preserveAspectRatio="xMinYMid" color="${cardColours.text}"`
  return plainDrawing(mark.logo.replace(/^\s*<svg[^>]*>/, () => `<svg ${place}${attributes}>`))
}

/** A text in one line, with single spaces and without control characters or marks of direction. */
function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
