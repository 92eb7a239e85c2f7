import { cardSize } from '../../shared/cards.ts'
import type { CardMark, SocialCard } from '../SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'
import { fitTitle } from './fitTitle.ts'
import { cardColours, doorWidth, plainDrawing, roomLeft } from './renderGround.ts'

/** The room in the corner of the picture; pixels. `wall` is the upper one's height. */
export const room = { wall: 8, padding: { top: 40, bottom: 46, left: 46, right: 60 }, least: 300 } as const
const kicker = { size: 29, after: 20 } as const
const title = { sizes: [84, 76, 68, 61, 55, 49, 43], lineHeight: 1.06 } as const
/** Hangul fills its square, so it looks alike in smaller letters with more space between the lines. */
const hangulTitle = { sizes: [74, 67, 60, 54, 48, 43, 38], lineHeight: 1.24 } as const
const titleHeight = 310
const markPlace = { height: 38, before: 38 } as const
const markTop = cardSize.height - room.padding.bottom - markPlace.height
/** Pixels above the mark that no letter reaches. */
const markGap = 6
/** From the top of a line to its baseline, as a share of its size. */
const foot = 0.8

/** Pixels from the left: a stripe wide enough for every letter of the words, and narrower than the room. */
const stripe = { from: roomLeft + 40, to: cardSize.width - 20 } as const

/** SVG of outlines alone, without a transparent pixel: nothing in it is text, and nothing shows through. */
interface WordsDrawing {
  readonly svg: string
  /** Its place on the card. */
  readonly left: number
  readonly top: number
  /** Where the room begins that is high enough for them, in pixels from the top. */
  readonly roomTop: number
}

/** The words of a card on the ground of its room. */
export function renderWords(card: SocialCard, typesetter: Typesetter): WordsDrawing {
  const { width, height } = cardSize
  const x = roomLeft + room.wall + room.padding.left
  const words = titleOf(card, typesetter)
  const { sizes, lineHeight } = /\p{Script=Hangul}/u.test(words) ? hangulTitle : title
  const box = { width: width - room.padding.right - x, measure: (text: string, pixels: number) => typesetter.widthOf(text) * pixels }
  const { lines, size } = fitTitle(words, { ...box, sizes, lineHeight, height: titleHeight })
  const [place = ''] = fitTitle(plainLine(card.kicker ?? ''), { ...box, sizes: [kicker.size], lineHeight: 1, height: kicker.size }).lines
  const above = card.kicker === undefined ? 0 : kicker.size + kicker.after
  const content = above + lines.length * size * lineHeight + markPlace.before + markPlace.height
  const roomTop = Math.floor(height - Math.max(room.least, room.padding.top + content + room.padding.bottom))
  const first = roomTop + room.padding.top
  const text = (line: string, at: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }) =>
    `<g transform="translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})" fill="${at.colour}">${typesetter.set(line, at.size).shapes}</g>`
  const [left, top] = [stripe.from, roomTop + room.wall]
  const area = { left, top, width: stripe.to - left, height: markTop - markGap - top }
  const svg = onGround(area, [
    text(place, { x, y: first + kicker.size * foot, size: kicker.size, colour: cardColours.accentStrong }),
    ...lines.map((line, index) => {
      const y = first + above + size * (index * lineHeight + foot + (lineHeight - title.lineHeight) / 2)
      return text(line, { x: x - size * 0.03, y, size, colour: cardColours.text })
    }),
  ])
  return { svg, left, top, roomTop }
}

/** A room as high as the card, with the mark and without words; a lower one is its upper wall and its lower part. */
export function renderEmptyRoom(mark: CardMark, typesetter: Typesetter): string {
  const { width, height } = cardSize
  const { wall, padding } = room
  // The wall beside it ends where the door begins.
  const walls = `M${roomLeft + wall / 2} ${height - doorWidth}V${wall / 2}H${width}`
  return onGround({ left: roomLeft, top: 0, width: width - roomLeft, height }, [
    `<path d="${walls}" fill="none" stroke="${cardColours.text}" stroke-width="${wall}"/>`,
    renderMark(mark, { x: roomLeft + wall + padding.left, y: markTop, height: markPlace.height, typesetter }),
  ])
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function onGround({ left, top, width, height }: Area, shapes: readonly string[]): string {
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${cardColours.ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${ground}${shapes.join('')}</svg>`
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
function renderMark(mark: CardMark, { x, y, height, typesetter }: MarkPlace): string {
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
