import { piecesFrom } from '../../shared/lengths.ts'
import type { Point } from '../layOut.ts'
import type { Body } from '../paintBodies.ts'
import type { JointKind, JointMeasures, JointSize } from './jointKinds.ts'

/** A joint taken apart: its bodies, and the points between which each size is measured. */
export interface JointScene {
  readonly bodies: readonly Body[]
  readonly spans: Readonly<Partial<Record<JointSize, readonly [Point, Point]>>>
}

type Measures = Readonly<Record<JointSize, number>>

type Box = readonly [x: number, y: number, width: number, height: number]

const board = (...[x, y, width, height]: Box): Body => ({ shape: 'board', at: [x, y], size: [width, height] })
/** Returns an outline for what is inside a board, such as a hole or mortise. */
const inside = (...[x, y, width, height]: Box): Body => ({ shape: 'outline', at: [x, y], size: [width, height] })
const across = ([x, y]: Point, length: number): readonly [Point, Point] => [
  [x, y],
  [x + length, y],
]
const upright = ([x, y]: Point, length: number): readonly [Point, Point] => [
  [x, y],
  [x, y + length],
]

/** Two boards end to end with two dowels between them; front view, with the plan view below. */
function dowel({ width, thickness, diameter, length }: Measures): JointScene {
  const long = Math.max(width, length)
  const gap = length * 1.5
  const right = long + gap
  const start = long + (gap - length) / 2
  const under = -(width * 0.25 + thickness)
  const middle = under + (thickness - diameter) / 2
  const heights = [0.25, 0.75].map((share) => width * share - diameter / 2)
  const holes = (y: number) => [inside(long - length / 2, y, length / 2, diameter), inside(right, y, length / 2, diameter)]
  const pins = (y: number) => board(start, y, length, diameter)
  return {
    bodies: [
      board(0, 0, long, width),
      board(right, 0, long, width),
      ...heights.flatMap(holes),
      ...heights.map(pins),
      board(0, under, long, thickness),
      board(right, under, long, thickness),
      ...holes(middle),
      pins(middle),
    ],
    spans: {
      width: upright([0, 0], width),
      thickness: upright([0, under], thickness),
      diameter: upright([start, middle], diameter),
      length: across([start, middle], length),
    },
  }
}

/** A rail with its tenon, and the post that it enters; front view, with the plan view below. */
function mortiseAndTenon({ width, thickness, tenon, height, length }: Measures): JointScene {
  const rail = Math.max(width, length)
  const post = Math.max(length * 1.25, thickness)
  const left = rail + length + length * 0.6
  const under = -(width * 0.55 + thickness)
  const [low, middle] = [(width - height) / 2, under + (thickness - tenon) / 2]
  return {
    bodies: [
      board(0, 0, rail, width),
      board(rail, low, length, height),
      board(left, -width * 0.3, post, width * 1.6),
      inside(left, low, length, height),
      board(0, under, rail, thickness),
      board(rail, middle, length, tenon),
      board(left, under, post, thickness),
      inside(left, middle, length, tenon),
    ],
    spans: {
      width: upright([0, 0], width),
      height: upright([rail, low], height),
      thickness: upright([0, under], thickness),
      tenon: upright([rail, middle], tenon),
      length: across([rail, middle], length),
    },
  }
}

/** Slope of one in seven, between those for softwood and hardwood. */
const slope = 7

/** Tails above; below, the board with their pins and dashed sockets. As many tails as there is space for. */
function dovetail({ width, thickness, tail, pin }: Measures): JointScene {
  const count = Math.max(1, piecesFrom((width - pin) / (tail + pin)))
  const first = (width - count * tail - (count - 1) * pin) / 2
  const lean = Math.min(thickness / slope, tail / 3)
  const starts = Array.from({ length: count }, (_, index) => first + index * (tail + pin))
  const above = thickness * 2
  const tails = starts.map((x): Body => ({
    shape: 'corners',
    at: [x, above],
    corners: [
      [0, 0],
      [tail, 0],
      [tail - lean, thickness],
      [lean, thickness],
    ],
  }))
  const sockets = starts.map((x) => inside(x, 0, tail, thickness))
  const start = starts[0] ?? 0
  return {
    bodies: [
      board(0, above + thickness, width, Math.max(thickness * 2, width * 0.25)),
      ...tails,
      board(0, 0, width, thickness),
      ...sockets,
    ],
    spans: {
      width: across([0, 0], width),
      thickness: upright([0, 0], thickness),
      tail: across([start, above], tail),
      ...(count > 1 && { pin: across([start + tail, above], pin) }),
      ...(count === 1 && { pin: across([0, above], start) }),
    },
  }
}

/**
 * One board with its notch, seen from its edge, and above it the other, seen from its end; dashes show its full thickness beyond the lap.
 */
function halfLap({ width, thickness, depth }: Measures): JointScene {
  const side = Math.max(width * 0.6, thickness)
  const above = thickness * 1.6
  const end = side * 2 + width
  return {
    bodies: [
      {
        shape: 'corners',
        at: [0, 0],
        corners: [
          [0, 0],
          [end, 0],
          [end, thickness],
          [side + width, thickness],
          [side + width, thickness - depth],
          [side, thickness - depth],
          [side, thickness],
          [0, thickness],
        ],
      },
      board(side, above + thickness - depth, width, depth),
      inside(side, above, width, thickness),
    ],
    spans: {
      thickness: upright([0, 0], thickness),
      depth: upright([side, thickness - depth], depth),
      width: across([side, thickness - depth], width),
    },
  }
}

/** Two boards edge to edge, seen from their ends, with a loose spline if it has sizes. */
function edge({ width, thickness, spline, groove }: Measures): JointScene {
  const gap = Math.max(spline * 1.6, thickness * 0.6)
  const right = width + gap
  const start = width + (gap - spline) / 2
  const low = (thickness - groove) / 2
  const hasSpline = spline > 0 && groove > 0
  return {
    bodies: [
      board(0, 0, width, thickness),
      board(right, 0, width, thickness),
      ...(hasSpline
        ? [inside(width - spline / 2, low, spline / 2, groove), inside(right, low, spline / 2, groove), board(start, low, spline, groove)]
        : []),
    ],
    spans: {
      width: across([0, 0], width),
      thickness: upright([0, 0], thickness),
      ...(hasSpline && { spline: across([start, low], spline), groove: upright([start, low], groove) }),
    },
  }
}

/** The upper board with its hole, the screw and plug above it, and the board below; side view. */
function screwAndPlug({ thickness, plug, depth, length }: Measures): JointScene {
  const wide = Math.max(plug * 5, thickness * 2)
  const middle = wide / 2
  const gap = thickness * 0.35
  const shank = plug * 0.4
  const bite = Math.max(0, length - (thickness - depth))
  const lower = Math.max(thickness, bite * 1.15)
  const [screw, cap] = [thickness + gap, thickness + gap * 2 + length]
  const head = Math.min(plug * 0.25, length / 4)
  return {
    bodies: [
      board(0, 0, wide, thickness),
      inside(middle - plug / 2, thickness - depth, plug, depth),
      inside(middle - shank / 2, 0, shank, thickness - depth),
      board(0, -gap - lower, wide, lower),
      inside(middle - shank / 2, -gap - bite, shank, bite),
      {
        shape: 'corners',
        at: [middle, screw],
        corners: [
          [0, 0],
          [shank / 2, shank],
          [shank / 2, length - head],
          [plug * 0.42, length],
          [-plug * 0.42, length],
          [-shank / 2, length - head],
          [-shank / 2, shank],
        ],
      },
      board(middle - plug / 2, cap, plug, depth),
    ],
    spans: {
      thickness: upright([0, 0], thickness),
      length: upright([middle, screw], length),
      depth: upright([middle - plug / 2, cap], depth),
      plug: across([middle - plug / 2, thickness - depth], plug),
    },
  }
}

const scenes: Readonly<Record<JointKind, (sizes: Measures) => JointScene>> = {
  dowel,
  'mortise-and-tenon': mortiseAndTenon,
  dovetail,
  'half-lap': halfLap,
  edge,
  'screw-and-plug': screwAndPlug,
}

/** Lays out a joint taken apart; the sizes that it needs must be given. */
export function jointBodies(kind: JointKind, sizes: JointMeasures): JointScene {
  const none: Measures = {
    width: 0,
    thickness: 0,
    length: 0,
    depth: 0,
    height: 0,
    diameter: 0,
    tenon: 0,
    tail: 0,
    pin: 0,
    spline: 0,
    groove: 0,
    plug: 0,
  }
  return scenes[kind]({ ...none, ...sizes })
}
