import { decimal, drawing, drawingWidth, letterSize, text } from './svg.ts'
import { textWidth } from './textWidth.ts'

/** Centimetres from the left and from the bottom. */
export type Point = readonly [x: number, y: number]

/** A length in a drawing with its figures, one on each side of the line: the metric one, then the other. */
export interface MeasuredLine {
  readonly from: Point
  readonly to: Point
  readonly figures: readonly [string, string]
}

/** Converts centimetres to units of a drawing. */
export interface Placement {
  /** Units per centimetre. */
  readonly scale: number
  x(this: void, cm: number): number
  y(this: void, cm: number): number
}

/** Writes a point as in the data of a path. */
export function pathPoint([x, y]: Point, place: Pick<Placement, 'x' | 'y'>): string {
  return `${decimal(place.x(x))} ${decimal(place.y(y))}`
}

/** The content of a drawing; texts are painted over shapes. */
export interface Painted {
  readonly shapes: string
  readonly texts: string
}

interface SceneToLayOut {
  readonly kind: string
  readonly label: string
  /** All points that must be inside. */
  readonly points: readonly Point[]
  readonly lines: readonly MeasuredLine[]
  /** Distance between two lanes; absent: the usual one. */
  readonly pitch?: number
  paint(this: void, place: Placement): Painted
}

/** Distance between two lanes of dimension lines: a figure on either side of each, and more space between the figures of two lines. */
const usualPitch = 36
/** Distance from the content to the first lane. */
const first = 20
const edge = 8
const tallest = 330

/** Draws a scene to scale, as large as possible, with its lengths in lanes below and to the left of it. */
export function layOut(scene: SceneToLayOut): string {
  const centred = arrange(scene, {})
  const asides: readonly Aside[] = [{ across: true, upright: true }, { upright: true }, { across: true }]
  // More lanes would make the drawing smaller.
  const { place, base, offset, tall, below, beside } =
    asides.map((aside) => arrange(scene, aside)).find((found) => found.lanes <= centred.lanes) ?? centred
  const { pitch = usualPitch } = scene
  const { shapes, texts } = scene.paint(place)
  const measured = [
    ...below.lanes.map(({ item, lane }) => paintAcross(item, place, base + first + lane * pitch)),
    ...beside.lanes.map(({ item, lane }) => paintUpright(item, place, offset - first - lane * pitch)),
    ...scene.lines.filter((line) => !isAcross(line) && !isUpright(line)).map((line) => paintAslant(line, place)),
  ]
  const path = (kind: string, d: string) => (d === '' ? '' : `<path class="${kind}" d="${d}"/>`)
  return drawing({
    kind: scene.kind,
    label: scene.label,
    height: edge + tall + edge + depthOf(below.count, pitch),
    shapes: shapes + path('ext', measured.map(({ ext }) => ext).join('')) + path('dim', measured.map(({ dim }) => dim).join('')),
    texts: texts + measured.map(({ figures }) => figures).join(''),
  })
}

/** Returns the space that lanes take, with the figures beyond the last. */
function depthOf(lanes: number, pitch: number): number {
  return lanes === 0 ? 0 : first + letterSize + (lanes - 1) * pitch
}

const isAcross = ({ from, to }: MeasuredLine) => from[1] === to[1]
const isUpright = ({ from, to }: MeasuredLine) => from[0] === to[0]

/** The directions in which figures longer than their lines stand beyond an end of them. */
interface Aside {
  readonly across?: boolean
  readonly upright?: boolean
}

interface Arrangement {
  readonly place: Placement
  /** The lower end of the content, and its left one. */
  readonly base: number
  readonly offset: number
  readonly tall: number
  readonly below: Lanes<Span>
  readonly beside: Lanes<Span>
  /** Number of all lanes. */
  readonly lanes: number
}

function arrange(scene: SceneToLayOut, aside: Aside): Arrangement {
  const { pitch = usualPitch } = scene
  const points = [...scene.points, ...scene.lines.flatMap(({ from, to }) => [from, to])]
  const [left, right] = rangeOf(points.map(([x]) => x))
  const [bottom, top] = rangeOf(points.map(([, y]) => y))
  const across = scene.lines.filter(isAcross)
  const upright = scene.lines.filter(isUpright)

  // Repeated, since more lanes leave less space, which may require more lanes.
  let lanes = { across: across.length > 0 ? 1 : 0, upright: upright.length > 0 ? 1 : 0 }
  for (;;) {
    const start = edge + depthOf(lanes.upright, pitch)
    const scale = Math.min((drawingWidth - start - edge) / (right - left), tallest / (top - bottom))
    const offset = start + (drawingWidth - start - edge - (right - left) * scale) / 2
    const tall = Math.max((top - bottom) * scale, ...upright.map(figureWidth))
    const base = edge + (tall + (top - bottom) * scale) / 2
    const place = { scale, x: (cm: number) => offset + (cm - left) * scale, y: (cm: number) => base - (cm - bottom) * scale }
    const spanAcross = (line: MeasuredLine) =>
      spanOf(place.x(line.from[0]), place.x(line.to[0]), { line, limit: drawingWidth, isAside: aside.across })
    const spanUpright = (line: MeasuredLine) =>
      spanOf(place.y(line.from[1]), place.y(line.to[1]), { line, limit: tall + 2 * edge, isAside: aside.upright })
    const below = assignLanes(across.map(spanAcross))
    const beside = assignLanes(upright.map(spanUpright))
    if (below.count <= lanes.across && beside.count <= lanes.upright) {
      return { place, base, offset, tall, below, beside, lanes: lanes.across + lanes.upright }
    }
    lanes = { across: Math.max(lanes.across, below.count), upright: Math.max(lanes.upright, beside.count) }
  }
}

/** A dimension line with its figures, as an interval of its lane. */
interface Span {
  readonly line: MeasuredLine
  readonly length: number
  readonly from: number
  readonly to: number
  /** Centre of its figures. */
  readonly middle: number
}

interface SpanOptions {
  readonly line: MeasuredLine
  readonly limit: number
  readonly isAside: boolean | undefined
}

function spanOf(a: number, b: number, { line, limit, isAside = false }: SpanOptions): Span {
  const half = figureWidth(line) / 2
  const centre = (a + b) / 2
  const length = Math.abs(b - a)
  // Beyond the end that faces the middle of the drawing, where fewer lines meet the figures.
  const shift = isAside && length < 2 * half ? (length / 2 + half + 3) * (centre < limit / 2 ? 1 : -1) : 0
  const middle = Math.min(Math.max(centre + shift, half + 2), limit - half - 2)
  return { line, length, middle, from: Math.min(a, b, middle - half) - 4, to: Math.max(a, b, middle + half) + 4 }
}

function figureWidth({ figures }: MeasuredLine): number {
  return Math.max(...figures.map((figure) => textWidth(figure)))
}

interface PaintedLine {
  readonly ext: string
  readonly dim: string
  readonly figures: string
}

const tick = 4

function paintAcross({ line, middle }: Span, place: Placement, y: number): PaintedLine {
  const ends = [line.from, line.to].map((point) => [place.x(point[0]), place.y(point[1])] as const)
  const [[a], [b]] = ends as [Point, Point]
  const [metric, imperial] = line.figures
  return {
    ext: ends.map(([x, from]) => `M${decimal(x)} ${decimal(from + 3)}V${decimal(y - tick)}`).join(''),
    dim: `M${decimal(a)} ${decimal(y)}H${decimal(b)}${ends.map(([x]) => `M${decimal(x)} ${decimal(y - tick)}v${2 * tick}`).join('')}`,
    figures: text(metric, { x: middle, y: y - 5 }) + text(imperial, { x: middle, y: y + letterSize, kind: 'in' }),
  }
}

function paintUpright({ line, middle }: Span, place: Placement, x: number): PaintedLine {
  const ends = [line.from, line.to].map((point) => [place.x(point[0]), place.y(point[1])] as const)
  const [[, a], [, b]] = ends as [Point, Point]
  const [metric, imperial] = line.figures
  return {
    ext: ends.map(([from, y]) => `M${decimal(from - 3)} ${decimal(y)}H${decimal(x + tick)}`).join(''),
    dim: `M${decimal(x)} ${decimal(a)}V${decimal(b)}${ends.map(([, y]) => `M${decimal(x - tick)} ${decimal(y)}h${2 * tick}`).join('')}`,
    figures: text(metric, { x: x - 5, y: middle, turn: -90 }) + text(imperial, { x: x + letterSize, y: middle, turn: -90, kind: 'in' }),
  }
}

/** Paints a line at the length that it measures, with its figures along it, or level beside an upright one that is shorter than them. */
export function paintAslant({ from, to, figures }: MeasuredLine, place: Placement): PaintedLine {
  const [a, b] = from[0] <= to[0] ? [from, to] : [to, from]
  const [ax, ay, bx, by] = [place.x(a[0]), place.y(a[1]), place.x(b[0]), place.y(b[1])]
  const length = Math.hypot(bx - ax, by - ay)
  // The normal of the line, pointing up the page or to the left.
  const [nx, ny] = [(by - ay) / length, -(bx - ax) / length]
  const half = figureWidth({ from, to, figures }) / 2
  const x = Math.min(Math.max((ax + bx) / 2, half + 2), drawingWidth - half - 2)
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const middle = (ay + by) / 2
  const isShort = ax === bx && length < textWidth(figures[0])
  const beside = ax + 2 * half + 4 < drawingWidth - 2 * edge ? ax + half + 2 : ax - half - 2
  const at = (away: number) =>
    isShort
      ? { x: beside, y: middle + (away > 0 ? -3 : letterSize - 2) }
      : { x: x + nx * away, y: middle + ny * away, turn: turn === 90 ? -90 : turn }
  const ends = [
    [ax, ay],
    [bx, by],
  ].map(([endX = 0, endY = 0]) => {
    const [right, down] = [nx * tick, ny * tick]
    return `M${decimal(endX - right)} ${decimal(endY - down)}L${decimal(endX + right)} ${decimal(endY + down)}`
  })
  return {
    ext: '',
    dim: `M${decimal(ax)} ${decimal(ay)}L${decimal(bx)} ${decimal(by)}${ends.join('')}`,
    figures: text(figures[0], at(5)) + (figures[1] === '' ? '' : text(figures[1], { ...at(-letterSize), kind: 'in' })),
  }
}

/** Returns the smallest and the largest of some values. */
export function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

interface Interval {
  readonly length: number
  readonly from: number
  readonly to: number
}

interface Lanes<Item> {
  readonly lanes: readonly { readonly item: Item; readonly lane: number }[]
  readonly count: number
}

/**
 * Assigns intervals to as few lanes as keep them apart, the shortest closest to what they measure, so that long lines cross no short ones.
 */
function assignLanes<Item extends Interval>(items: readonly Item[]): Lanes<Item> {
  const taken: Interval[][] = []
  const lanes = items
    .toSorted((a, b) => a.length - b.length)
    .map((item) => {
      const free = taken.findIndex((others) => others.every((other) => other.to <= item.from || other.from >= item.to))
      const lane = free < 0 ? taken.length : free
      taken[lane] = [...(taken[lane] ?? []), item]
      return { item, lane }
    })
  return { lanes, count: taken.length }
}
