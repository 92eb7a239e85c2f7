import { type Painted, type Placement, type Point, pathPoint } from './layOut.ts'
import { decimal, letterSize, shape, text } from './svg.ts'
import { textWidth } from './textWidth.ts'

/** A rectangular body; `at` is its lower left corner. */
interface Panel {
  readonly shape: 'board' | 'leg' | 'door' | 'drawer' | 'outline'
  readonly at: Point
  readonly size: readonly [width: number, height: number]
  /** Shown inside the body if there is space. */
  readonly name?: string | undefined
  /** Of a door: the side with the hinges. */
  readonly hinge?: 'left' | 'right' | undefined
}

interface Arc {
  readonly shape: 'arc'
  /** Its centre. */
  readonly at: Point
  readonly radius: number
  /** In degrees from the right, counter-clockwise; absent: a whole circle. */
  readonly angles?: readonly [from: number, to: number] | undefined
}

/** A body of any shape, by its corners relative to `at`. */
interface Polygon {
  readonly shape: 'corners'
  readonly at: Point
  readonly corners: readonly Point[]
}

/** A simple body as seen, in centimetres. */
export type Body = Panel | Arc | Polygon

const wholeCircle = [0, 360] as const

/** Returns the corners of a body; for an arc, its ends and extreme points. */
export function cornersOf(body: Body): readonly Point[] {
  const [x, y] = body.at
  switch (body.shape) {
    case 'corners':
      return body.corners.map(([right, up]) => [x + right, y + up])
    case 'arc': {
      const [from, to] = body.angles ?? wholeCircle
      const turns = [0, 90, 180, 270, 360, 450, 540, 630].filter((degrees) => degrees > from && degrees < to)
      return [from, ...turns, to].map((degrees) => onCircle(body.at, body.radius, degrees))
    }
    default:
      return [body.at, [x + body.size[0], y + body.size[1]]]
  }
}

/** Returns a point on a circle, rounded to a thousandth of a millimetre, so that a quarter circle ends exactly on its axis. */
function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))]
}

/** Paints bodies, each over those before it. */
export function paintBodies(bodies: readonly Body[], place: Placement, cut?: string): Painted {
  const painted = bodies.map((body) => paintBody(body, place, cut))
  return { shapes: painted.map(({ shapes }) => shapes).join(''), texts: painted.map(({ texts }) => texts).join('') }
}

function paintBody(body: Body, place: Placement, cut: string | undefined): Painted {
  if (body.shape === 'arc') return { shapes: shape('path', { class: 'arc', d: arcPath(body, place) }), texts: '' }
  if (body.shape === 'corners') {
    const points = cornersOf(body).map((point) => pathPoint(point, place))
    return { shapes: shape('path', { class: cut, d: `M${points.join('L')}z` }), texts: '' }
  }
  const [width, height] = [body.size[0] * place.scale, body.size[1] * place.scale]
  const box = { x: place.x(body.at[0]), y: place.y(body.at[1]) - height, width, height }
  const kind = body.shape === 'outline' ? 'hid' : body.shape === 'board' || body.shape === 'leg' ? cut : undefined
  return { shapes: shape('rect', { ...box, class: kind }) + details(body, box), texts: nameIn(body.name, box) }
}

/** A rectangle in units of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Positions to try for a number on a body, as shares of its length, the middle first. */
export const placeShares = [0.5, 0.25, 0.75, 0.1, 0.9]

/** Writes a name in the middle of a box if there is space, upright if it only fits that way. */
export function nameIn(name: string | undefined, { x, y, width, height }: Box): string {
  if (name === undefined) return ''
  const long = textWidth(name) + 4
  const centre = { x: x + width / 2, y: y + height / 2 }
  if (long <= width && letterSize + 2 <= height) return text(name, { ...centre, y: centre.y + letterSize / 3 })
  return long <= height && letterSize + 2 <= width ? text(name, { ...centre, x: centre.x + letterSize / 3, turn: -90 }) : ''
}

/** Adds details as in a joiner's drawing: a door's dashes meet at its hinges, a drawer has its pull. */
function details({ shape: kind, hinge = 'left' }: Panel, { x, y, width, height }: Box): string {
  if (kind === 'door') {
    const [free, hung] = hinge === 'left' ? [x + width, x] : [x, x + width]
    const d = `M${decimal(free)} ${decimal(y)}L${decimal(hung)} ${decimal(y + height / 2)}L${decimal(free)} ${decimal(y + height)}`
    return shape('path', { class: 'hid', d })
  }
  if (kind !== 'drawer') return ''
  const pull = Math.min(24, width / 3)
  return shape('path', { d: `M${decimal(x + (width - pull) / 2)} ${decimal(y + height / 2)}h${decimal(pull)}` })
}

function arcPath({ at, radius, angles: [from, to] = wholeCircle }: Arc, place: Placement): string {
  const r = decimal(radius * place.scale)
  // A single arc cannot close a circle.
  const stops = to - from >= 360 ? [from, from + 180, from + 360] : [from, to]
  const points = stops.map((degrees) => pathPoint(onCircle(at, radius, degrees), place))
  const large = stops.length === 2 && to - from > 180 ? 1 : 0
  return `M${points[0] ?? ''}${points
    .slice(1)
    .map((point) => `A${r} ${r} 0 ${large} 0 ${point}`)
    .join('')}`
}
