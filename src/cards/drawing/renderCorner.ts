import { cardSize } from '../../shared/pictures/cards.ts'
import { type CardStyle, type SocialCard, houseStyle } from '../SocialCard.ts'
import type { Typesetter } from './Typesetter.ts'
import { fitTitle } from './fitTitle.ts'
import { openingWidth, plainDrawing, cornerLeft } from './renderGround.ts'

/** The panel in the corner of the picture, in pixels. `thickness` is its line width; `least`, its minimum height. */
export const corner = { thickness: 8, padding: { top: 40, bottom: 46, left: 46, right: 60 }, least: 300 } as const
const kicker = { size: 29, after: 20 } as const
const title = { sizes: [84, 76, 68, 61, 55, 49, 43], lineHeight: 1.06 } as const
/** Hangul, kana and Chinese characters fill their em squares, so smaller letters with more line spacing look the same. */
const squareTitle = { sizes: [74, 67, 60, 54, 48, 43, 38], lineHeight: 1.24 } as const
const titleHeight = 310
const markPlace = { height: 38, before: 38 } as const
const markTop = cardSize.height - corner.padding.bottom - markPlace.height
/** Pixels above the mark that no letter reaches. */
const markGap = 6
/** Distance from the top of a line to its baseline, as a share of the font size. */
const foot = 0.8

/** Pixels from the left: a strip wide enough for all of the text, and narrower than the corner. */
const stripe = { from: cornerLeft + 40, to: cardSize.width - 20 } as const

/** SVG with outlines only, no text elements and no transparent pixels. */
interface WordsDrawing {
  readonly svg: string
  /** Position on the card, in pixels. */
  readonly left: number
  readonly top: number
  /** Top edge of a corner that is high enough for the text, in pixels from the top. */
  readonly cornerTop: number
}

/** Renders the text of a card on the background of its corner. */
export function renderWords(card: SocialCard, typesetter: Typesetter): WordsDrawing {
  const { width, height } = cardSize
  const { colours } = card.style ?? houseStyle
  const x = cornerLeft + corner.thickness + corner.padding.left
  const words = titleOf(card, typesetter)
  const { sizes, lineHeight } = sizesOf(words)
  const box = { width: width - corner.padding.right - x, measure: (text: string, pixels: number) => typesetter.widthOf(text) * pixels }
  const { lines, size } = fitTitle(words, { ...box, sizes, lineHeight, height: titleHeight })
  const [place = ''] = fitTitle(plainLine(card.kicker ?? ''), { ...box, sizes: [kicker.size], lineHeight: 1, height: kicker.size }).lines
  const above = card.kicker === undefined ? 0 : kicker.size + kicker.after
  const content = above + lines.length * size * lineHeight + markPlace.before + markPlace.height
  const cornerTop = Math.floor(height - Math.max(corner.least, corner.padding.top + content + corner.padding.bottom))
  const first = cornerTop + corner.padding.top
  /** Right-to-left lines are aligned with the right edge of the box. */
  const setLine = (line: string, pixels: number) => {
    const { shapes, width: drawn } = typesetter.set(line, pixels, card.direction)
    return card.direction ? `<g transform="translate(${(box.width - drawn).toFixed(2)} 0)">${shapes}</g>` : shapes
  }
  const text = (line: string, at: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }) =>
    `<g transform="translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})" fill="${at.colour}">${setLine(line, at.size)}</g>`
  const [left, top] = [stripe.from, cornerTop + corner.thickness]
  const area = { left, top, width: stripe.to - left, height: markTop - markGap - top }
  const svg = onGround(area, colours.ground, [
    text(place, { x, y: first + kicker.size * foot, size: kicker.size, colour: colours.accentStrong }),
    ...lines.map((line, index) => {
      const y = first + above + size * (index * lineHeight + foot + (lineHeight - title.lineHeight) / 2)
      return text(line, { x: card.direction ? x : x - size * 0.03, y, size, colour: colours.text })
    }),
  ])
  return { svg, left, top, cornerTop }
}

/** Renders a panel as high as the card, with the mark and without text; a lower panel consists of its top line and its lower part. */
export function renderEmptyCorner(
  { mark, direction, style = houseStyle }: Pick<SocialCard, 'mark' | 'direction' | 'style'>,
  typesetter: Typesetter,
): string {
  const { colours, shape } = style
  const { width, height } = cardSize
  const { thickness, padding } = corner
  // The line at the side ends where the opening begins.
  const outline = `M${cornerLeft + thickness / 2} ${height - openingWidth}V${thickness / 2}H${width}`
  const line =
    shape === 'corner'
      ? `<path d="${outline}" fill="none" stroke="${colours.text}" stroke-width="${thickness}"/>`
      : `<path d="M${cornerLeft} ${thickness / 2}H${width}" stroke="${colours.accent}" stroke-width="${thickness}"/>`
  return onGround({ left: cornerLeft, top: 0, width: width - cornerLeft, height }, colours.ground, [
    line,
    renderMark(mark, {
      colours,
      x: cornerLeft + thickness + padding.left,
      end: width - padding.right,
      y: markTop,
      height: markPlace.height,
      direction,
      typesetter,
    }),
  ])
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function onGround({ left, top, width, height }: Area, colour: string, shapes: readonly string[]): string {
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${ground}${shapes.join('')}</svg>`
}

/** Arabic letters are taller and deeper than Latin ones. */
const arabicTitle = { sizes: [76, 68, 61, 55, 49, 43], lineHeight: 1.42 } as const

function sizesOf(words: string): { readonly sizes: readonly number[]; readonly lineHeight: number } {
  if (/[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(words)) return squareTitle
  return /\p{sc=Arab}/u.test(words) ? arabicTitle : title
}

/** Returns the title, or the kicker if the fonts lack more than half of the title's letters. */
function titleOf({ title: written, kicker: above = '' }: SocialCard, typesetter: Typesetter): string {
  const line = plainLine(written)
  const settable = plainLine(typesetter.settable(line))
  return lettersIn(settable) < lettersIn(line) / 2 || settable === '' ? plainLine(typesetter.settable(plainLine(above))) : settable
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

interface MarkPlace extends Pick<SocialCard, 'direction'> {
  readonly x: number
  /** Right edge, where a right-to-left line begins. */
  readonly end: number
  readonly y: number
  readonly height: number
  readonly typesetter: Typesetter
  readonly colours: CardStyle['colours']
}

/** Renders the publication's logo at the bottom of a card, or its name as text. */
function renderMark(mark: SocialCard['mark'], { x, end, y, height, direction, typesetter, colours }: MarkPlace): string {
  if ('text' in mark) {
    const { shapes, width } = typesetter.set(plainLine(mark.text), height, direction)
    return `<g transform="translate(${direction ? (end - width).toFixed(2) : x} ${y + height * 0.8})" fill="${colours.text}">${shapes}</g>`
  }
  const opening = /^\s*<svg([^>]*)>/.exec(mark.logo)?.[1] ?? ''
  const attributes = opening.replace(/\s(?:x|y|width|height|xmlns|color|preserveAspectRatio)="[^"]*"/g, '')
  const [left, align] = direction ? [end - 480, 'xMaxYMid'] : [x, 'xMinYMid']
  const place = `x="${left}" y="${y}" width="480" height="${height}" preserveAspectRatio="${align}" color="${colours.text}"`
  return plainDrawing(
    mark.logo.replace(/^\s*<svg[^>]*>/, () => `<svg ${place}${attributes}>`),
    colours,
  )
}

/** Returns a text as one line, with single spaces and without control characters or direction marks. */
function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
