import { type Placement, type Point, rangeOf } from '../layOut.ts'
import { type Body, cornersOf, placeShares } from '../paintBodies.ts'

/** Half the width of a number, in units. */
export const badge = 9
/** Distance between a part and a number beside it. */
const lead = 4

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface PlacedBadge {
  readonly centre: Point
  /** A line from a part that its number would hide to that number. */
  readonly line?: readonly [Point, Point] | undefined
}

interface Surroundings {
  readonly place: Pick<Placement, 'x' | 'y'>
  readonly width: number
  readonly height: number
  /** The bodies that the step shows, old and new. */
  readonly shown: readonly Body[]
}

/** Places the numbers of parts: on them and clear of each other, or beside a part that its number would hide, at the emptiest place. */
export function placeBadges(parts: readonly Body[], { place, width, height, shown }: Surroundings): readonly PlacedBadge[] {
  const boxOf = (body: Body): Box => {
    const corners = cornersOf(body)
    const [left, right] = rangeOf(corners.map(([x]) => place.x(x)))
    const [top, bottom] = rangeOf(corners.map(([, y]) => place.y(y)))
    return { left, right, top, bottom }
  }
  const taken: Point[] = []
  const isClear = ([x, y]: Point) => taken.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= 2 * badge)
  const boxes = shown.map(boxOf)
  const placed = new Map<Body, PlacedBadge>()
  const put = (part: Body, spot: PlacedBadge) => {
    taken.push(spot.centre)
    placed.set(part, spot)
  }
  for (const part of parts) {
    const isHidden = isWithin(boxOf(part), 2.4 * badge)
    const centre = isHidden ? undefined : placesOn(part, boxOf(part), place).find(isClear)
    if (centre) put(part, { centre })
  }
  for (const part of parts) {
    if (placed.has(part)) continue
    const free = placesBeside(boxOf(part))
      .filter(({ centre: [x, y] }) => Math.min(x, y, width - x, height - y) >= badge)
      .filter(({ centre }) => isClear(centre))
      .map((spot) => ({ spot, crossed: boxes.filter((box) => touches(box, spot.centre)).length }))
      .toSorted((a, b) => a.crossed - b.crossed)
    put(part, free[0]?.spot ?? { centre: middle(boxOf(part)) })
  }
  return parts.flatMap((part) => placed.get(part) ?? [])
}

/** Returns the places on a part's longer side, or on the line of an arc, where its number may be. */
function placesOn(part: Body, { left, right, top, bottom }: Box, place: Pick<Placement, 'x' | 'y'>): readonly Point[] {
  if (part.shape === 'arc' && part.angles) {
    const {
      at,
      radius,
      angles: [from, to],
    } = part
    return placeShares.map((share) => {
      const angle = ((from + (to - from) * share) * Math.PI) / 180
      return [place.x(at[0] + radius * Math.cos(angle)), place.y(at[1] + radius * Math.sin(angle))]
    })
  }
  return placeShares.map((share) =>
    right - left > bottom - top ? [left + (right - left) * share, (top + bottom) / 2] : [(left + right) / 2, top + (bottom - top) * share],
  )
}

/** To the right, the left, above, below and towards the corners. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const

function placesBeside(box: Box): readonly (PlacedBadge & { readonly line: readonly [Point, Point] })[] {
  const [x, y] = middle(box)
  return sides.map(([across, down]) => {
    const length = Math.hypot(across, down)
    const step = ([fromX, fromY]: Point, far: number): Point => [fromX + (across / length) * far, fromY + (down / length) * far]
    const edge: Point = [x + (across * (box.right - box.left)) / 2, y + (down * (box.bottom - box.top)) / 2]
    return { centre: step(edge, lead + badge), line: [edge, step(edge, lead)] }
  })
}

const middle = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]

const isWithin = ({ left, right, top, bottom }: Box, size: number) => Math.max(right - left, bottom - top) < size

/** Reports whether a number at a place overlaps a box. */
const touches = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
  x + badge > left && x - badge < right && y + badge > top && y - badge < bottom
