import { inexact } from '../../shared/lengths.ts'
import type { Point } from '../layOut.ts'

/** The walls of a room as drawn. */
export const wallNames = ['top', 'right', 'bottom', 'left'] as const
type WallName = (typeof wallNames)[number]

/** A door, window or bare opening in a wall; `at` is its distance from the wall's left or lower end, in centimetres. */
export interface Opening {
  readonly wall: WallName
  readonly at: number
  readonly width: number
}

export interface Door extends Opening {
  /** The end of the opening with the hinges: `start` is the one given by `at`. */
  readonly hinge: 'start' | 'end'
  /** `slides` and `none` take no floor. */
  readonly opens: 'in' | 'out' | 'slides' | 'none'
}

/** In centimetres; `at` is the lower left corner. */
export interface Rectangle {
  readonly at: Point
  readonly size: readonly [width: number, depth: number]
}

export interface Furniture extends Rectangle {
  readonly name: string
  readonly shape: 'box' | 'round' | 'rug'
}

/** The passage between two things, or a thing and a wall. */
interface Clearance {
  readonly between: readonly [string, string]
  /** Minimum width in centimetres. */
  readonly least?: number | undefined
}

export interface RoomPlan {
  readonly room: { readonly width: number; readonly depth: number }
  readonly doors: readonly Door[]
  readonly windows: readonly Opening[]
  readonly furniture: readonly Furniture[]
  readonly clearances: readonly Clearance[]
}

/** The floor that the leaf of a door sweeps: a quarter circle. */
export interface Swing {
  readonly hinge: Point
  readonly radius: number
  /** Signs of the directions in which it extends from its hinge. */
  readonly towards: readonly [1 | -1, 1 | -1]
}

/** Reports whether a wall is drawn level, so that positions along it are measured from the left. */
export function isLevel(wall: WallName): boolean {
  return wall === 'top' || wall === 'bottom'
}

/** Returns the swing of a door in the room; undefined if the door takes none of its floor. */
export function swingOf(door: Door, room: RoomPlan['room']): Swing | undefined {
  return door.opens === 'in' ? leafOf(door, room) : undefined
}

/** Returns the quarter circle that a leaf sweeps, in the room or outside it. */
export function leafOf({ wall, at, width, hinge, opens }: Door, room: RoomPlan['room']): Swing {
  const along = hinge === 'start' ? at : at + width
  const across = hinge === 'start' ? 1 : -1
  const inwards = wall === 'bottom' || wall === 'left' ? 1 : -1
  const deep = opens === 'out' ? flipped(inwards) : inwards
  const far = wall === 'top' ? room.depth : wall === 'right' ? room.width : 0
  return isLevel(wall)
    ? { hinge: [along, far], radius: width, towards: [across, deep] }
    : { hinge: [far, along], radius: width, towards: [deep, across] }
}

function flipped(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}

/** Reports whether a leaf touches a rectangle: whether the rectangle's nearest point in the quarter circle is within its radius. */
export function sweeps({ hinge: [x, y], radius, towards: [right, up] }: Swing, { at, size }: Rectangle): boolean {
  const nearest = (low: number, high: number) => (low > 0 ? low : high < 0 ? undefined : 0)
  const across = spanFrom(at[0] - x, size[0], right)
  const along = spanFrom(at[1] - y, size[1], up)
  // A thing that only touches the edge of the quarter circle is beside it.
  if (across[1] <= inexact || along[1] <= inexact) return false
  const [a = 0, b = 0] = [nearest(...across), nearest(...along)]
  return Math.hypot(a, b) < radius - inexact
}

/** Returns a range as seen in a direction. */
function spanFrom(start: number, length: number, sign: 1 | -1): readonly [number, number] {
  return sign === 1 ? [start, start + length] : [-(start + length), -start]
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return [0, 1].every((axis) => {
    const [from, to] = sharedRange(a, b, axis as 0 | 1)
    return to - from > inexact
  })
}

function sharedRange(a: Rectangle, b: Rectangle, axis: 0 | 1): readonly [number, number] {
  return [Math.max(a.at[axis], b.at[axis]), Math.min(a.at[axis] + a.size[axis], b.at[axis] + b.size[axis])]
}

interface Gap {
  readonly from: Point
  readonly to: Point
  readonly cm: number
}

/** Returns where a clearance is measured; undefined if one of the two is not in the plan, or they do not face each other. */
export function clearanceGap({ between: [a, b] }: Pick<Clearance, 'between'>, plan: RoomPlan): Gap | undefined {
  const [from, to] = [rectangleOf(a, plan), rectangleOf(b, plan)]
  return from && to && gapBetween(from, to)
}

function gapBetween(a: Rectangle, b: Rectangle): Gap | undefined {
  for (const axis of [0, 1] as const) {
    const other = axis === 0 ? 1 : 0
    const [from, to] = sharedRange(a, b, other)
    if (to - from <= inexact) continue
    const [near, far] = a.at[axis] <= b.at[axis] ? [a, b] : [b, a]
    const [start, end] = [near.at[axis] + near.size[axis], far.at[axis]]
    if (end - start <= inexact) continue
    const middle = (from + to) / 2
    const point = (along: number): Point => (axis === 0 ? [along, middle] : [middle, along])
    return { from: point(start), to: point(end), cm: Math.round((end - start) * 100) / 100 }
  }
  return undefined
}

/** Returns a thing of the plan by its name, or a wall as a rectangle outside the room. */
export function rectangleOf(name: string, { room, furniture }: RoomPlan): Rectangle | undefined {
  const found = furniture.find((thing) => thing.name === name)
  if (found) return found
  switch (name) {
    case 'top':
      return { at: [0, room.depth], size: [room.width, 1] }
    case 'bottom':
      return { at: [0, -1], size: [room.width, 1] }
    case 'left':
      return { at: [-1, 0], size: [1, room.depth] }
    case 'right':
      return { at: [room.width, 0], size: [1, room.depth] }
    default:
      return undefined
  }
}
