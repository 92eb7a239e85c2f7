import { type Painted, type Placement, layOut, paintAslant, pathPoint } from '../layOut.ts'
import { nameIn } from '../paintBodies.ts'
import { decimal, shape, text } from '../svg.ts'
import { type Door, type Furniture, type Opening, type RoomPlan, clearanceGap, isLevel, leafOf } from './planShapes.ts'

interface PlanWords {
  readonly label: string
  /** Formats a length in both units. */
  figures(this: void, cm: number): readonly [string, string]
}

/** Drawn thickness of a wall in centimetres, outside the room's dimensions. */
const thick = 10

interface DrawnPlan {
  readonly svg: string
  /** The numbers of the things without space for their names, by their indexes. */
  readonly numbers: ReadonlyMap<number, number>
}

/** Draws a room from above, to scale. Things without space for their names are labelled with their number in the list. */
export function drawPlan(plan: RoomPlan, { label, figures }: PlanWords): DrawnPlan {
  const { width, depth } = plan.room
  const numbers = new Map<number, number>()
  const svg = layOut({
    kind: 'plan',
    label,
    points: [
      [-thick, -thick],
      [width + thick, depth + thick],
      ...plan.doors.filter(({ opens }) => opens === 'out').map((door) => leafEnds(door, plan).tip),
    ],
    lines: [
      { from: [0, 0], to: [width, 0], figures: figures(width) },
      { from: [0, 0], to: [0, depth], figures: figures(depth) },
    ],
    paint(place) {
      const things = plan.furniture.map((thing, index) => {
        const { isNumbered, ...painted } = paintThing(thing, numbers.size + 1, place)
        if (isNumbered) numbers.set(index, numbers.size + 1)
        return painted
      })
      const ways = plan.clearances.flatMap((clearance) => {
        const gap = clearanceGap(clearance, plan)
        return gap ? [paintAslant({ ...gap, figures: figures(gap.cm) }, place)] : []
      })
      const lines = ways.map(({ dim }) => dim).join('')
      return {
        shapes:
          paintWalls(plan, place) +
          things.map(({ shapes }) => shapes).join('') +
          plan.doors.map((door) => paintDoor(door, plan, place)).join('') +
          (lines === '' ? '' : shape('path', { class: 'way', d: lines })),
        texts: things.map(({ texts }) => texts).join('') + ways.map(({ figures: words }) => words).join(''),
      }
    },
  })
  return { svg, numbers }
}

/** Paints the band around the room as one path, cut at doors and windows; windows get two thin lines. */
function paintWalls({ room: { width, depth }, doors, windows }: RoomPlan, place: Placement): string {
  const box = (...[x, y, w, h]: readonly [x: number, y: number, w: number, h: number]) =>
    `M${decimal(place.x(x))} ${decimal(place.y(y))}h${decimal(w * place.scale)}v${decimal(-h * place.scale)}h${decimal(-w * place.scale)}z`
  const hole = ({ wall, at, width: wide }: Opening) => {
    if (isLevel(wall)) return box(at, wall === 'top' ? depth : -thick, wide, thick)
    return box(wall === 'right' ? width : -thick, at, thick, wide)
  }
  const floor = shape('rect', {
    class: 'floor',
    x: place.x(0),
    y: place.y(depth),
    width: width * place.scale,
    height: depth * place.scale,
  })
  const band = box(-thick, -thick, width + 2 * thick, depth + 2 * thick) + box(0, 0, width, depth)
  const glass = windows.map((window) => hole(window)).join('')
  return (
    floor +
    shape('path', { class: 'wall', 'fill-rule': 'evenodd', d: band }) +
    (doors.length > 0 ? shape('path', { class: 'gap', d: doors.map(hole).join('') }) : '') +
    (glass === '' ? '' : shape('path', { class: 'glass', d: glass }))
  )
}

/** Returns the positions of a leaf's free end with the door open and shut. */
function leafEnds(door: Door, { room }: RoomPlan) {
  const { hinge, radius, towards } = leafOf(door, room)
  const [x, y] = hinge
  const [right, up] = [x + radius * towards[0], y + radius * towards[1]]
  return {
    hinge,
    radius,
    tip: isLevel(door.wall) ? ([x, up] as const) : ([right, y] as const),
    shut: isLevel(door.wall) ? ([right, y] as const) : ([x, up] as const),
    towards,
  }
}

/** Paints the open leaf, and the quarter circle that it sweeps. */
function paintDoor(door: Door, plan: RoomPlan, place: Placement): string {
  if (door.opens === 'none') return ''
  const { hinge, radius, tip, shut, towards } = leafEnds(door, plan)
  const at = (point: readonly [number, number]) => pathPoint(point, place)
  if (door.opens === 'slides') return shape('path', { d: `M${at(hinge)}L${at(shut)}` })
  const r = decimal(radius * place.scale)
  // Direction of the arc from the open to the shut end, on a page where y grows downwards.
  const turn = towards[0] * towards[1] > 0 === isLevel(door.wall) ? 1 : 0
  return (
    shape('path', { d: `M${at(hinge)}L${at(tip)}` }) + shape('path', { class: 'hid', d: `M${at(tip)}A${r} ${r} 0 0 ${turn} ${at(shut)}` })
  )
}

function paintThing(
  { name, at, size, shape: kind }: Furniture,
  number: number,
  place: Placement,
): Painted & { readonly isNumbered?: boolean } {
  const [width, height] = [size[0] * place.scale, size[1] * place.scale]
  const box = { x: place.x(at[0]), y: place.y(at[1]) - height, width, height }
  const centre = { x: box.x + width / 2, y: box.y + height / 2 }
  const shapes =
    kind === 'round'
      ? shape('ellipse', { cx: centre.x, cy: centre.y, rx: width / 2, ry: height / 2 })
      : shape('rect', { ...box, class: kind === 'rug' ? 'rug' : undefined, rx: kind === 'rug' ? undefined : 2 })
  if (kind === 'rug') return { shapes, texts: '' }
  const inside = nameIn(name, box)
  if (inside !== '') return { shapes, texts: inside }
  return { shapes, texts: text(String(number), { x: centre.x, y: centre.y + 4 }), isNumbered: true }
}
