import { type MeasuredLine, type Painted, type Placement, type Point, layOut } from '../layOut.ts'
import { decimal, letterSize, shape, text } from '../svg.ts'
import { textWidth } from '../textWidth.ts'

/** A simple body as seen, in centimetres; `at` is its lower left corner, or the centre of an arc. */
export interface Body {
  readonly shape: 'board' | 'leg' | 'door' | 'drawer' | 'arc' | 'outline' | 'corners'
  readonly at: Point
  readonly size?: readonly [width: number, height: number] | undefined
  /** Shown inside the body if there is space. */
  readonly name?: string | undefined
  /** Of a door: the side with the hinges. */
  readonly hinge?: 'left' | 'right' | undefined
  readonly radius?: number | undefined
  /** Of an arc: start and end in degrees from the right, counter-clockwise. */
  readonly angles?: readonly [from: number, to: number] | undefined
  /** Corners relative to `at`, for a body that is not a rectangle. */
  readonly corners?: readonly Point[] | undefined
}

export interface BodyScene {
  readonly bodies: readonly Body[]
  readonly lines: readonly MeasuredLine[]
  /** Whether bodies are filled, as cut through. */
  readonly isSection?: boolean
  readonly label: string
}

/** Draws bodies to scale with their lengths. */
export function drawBodies({ bodies, lines, isSection = false, label }: BodyScene): string {
  return layOut({
    kind: 'dimensions',
    label,
    points: bodies.flatMap(cornersOf),
    lines,
    paint: (place) => paintBodies(bodies, place, isSection ? 'cut' : undefined),
  })
}

/** Returns the corners of a body; for an arc, its ends and extreme points. */
export function cornersOf({
  at: [x, y],
  size: [width, height] = [0, 0],
  radius = 0,
  angles,
  corners,
  shape: kind,
}: Body): readonly Point[] {
  if (corners) return corners.map(([right, up]) => [x + right, y + up])
  if (kind !== 'arc') {
    return [
      [x, y],
      [x + width, y + height],
    ]
  }
  const [from, to] = angles ?? [0, 360]
  const turns = [0, 90, 180, 270, 360, 450, 540, 630].filter((degrees) => degrees > from && degrees < to)
  return [from, ...turns, to].map((degrees) => onCircle([x, y], radius, degrees))
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
  if (body.corners) {
    const points = cornersOf(body).map(([x, y]) => `${decimal(place.x(x))} ${decimal(place.y(y))}`)
    return { shapes: shape('path', { class: cut, d: `M${points.join('L')}z` }), texts: '' }
  }
  const [width, height] = (body.size ?? [0, 0]).map((cm) => cm * place.scale) as [number, number]
  const [x, y] = [place.x(body.at[0]), place.y(body.at[1]) - height]
  const kind = body.shape === 'outline' ? 'hid' : body.shape === 'board' || body.shape === 'leg' ? cut : undefined
  const shapes = shape('rect', { x, y, width, height, class: kind }) + details(body, { x, y, width, height })
  return { shapes, texts: nameIn(body.name, { x, y, width, height }) }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Writes a name in the middle of a box if there is space, upright if it only fits that way. */
export function nameIn(name: string | undefined, { x, y, width, height }: Box): string {
  if (name === undefined) return ''
  const long = textWidth(name) + 4
  const centre = { x: x + width / 2, y: y + height / 2 }
  if (long <= width && letterSize + 2 <= height) return text(name, { ...centre, y: centre.y + letterSize / 3 })
  return long <= height && letterSize + 2 <= width ? text(name, { ...centre, x: centre.x + letterSize / 3, turn: -90 }) : ''
}

/** Adds details as in a joiner's drawing: a door's dashes meet at its hinges, a drawer has its pull. */
function details({ shape: kind, hinge = 'left' }: Body, { x, y, width, height }: Box): string {
  if (kind === 'door') {
    const [free, hung] = hinge === 'left' ? [x + width, x] : [x, x + width]
    const d = `M${decimal(free)} ${decimal(y)}L${decimal(hung)} ${decimal(y + height / 2)}L${decimal(free)} ${decimal(y + height)}`
    return shape('path', { class: 'hid', d })
  }
  if (kind !== 'drawer') return ''
  const pull = Math.min(24, width / 3)
  return shape('path', { d: `M${decimal(x + (width - pull) / 2)} ${decimal(y + height / 2)}h${decimal(pull)}` })
}

function arcPath({ at, radius = 0, angles: [from, to] = [0, 360] }: Body, place: Placement): string {
  const r = decimal(radius * place.scale)
  // A single arc cannot close a circle.
  const stops = to - from >= 360 ? [from, from + 180, from + 360] : [from, to]
  const points = stops.map((degrees) => onCircle(at, radius, degrees)).map(([x, y]) => `${decimal(place.x(x))} ${decimal(place.y(y))}`)
  const large = stops.length === 2 && to - from > 180 ? 1 : 0
  return `M${points[0] ?? ''}${points
    .slice(1)
    .map((point) => `A${r} ${r} 0 ${large} 0 ${point}`)
    .join('')}`
}
