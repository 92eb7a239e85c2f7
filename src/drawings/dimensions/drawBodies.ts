import { type MeasuredLine, type Point, layOut } from '../layOut.ts'
import { type Body, cornersOf, paintBodies } from '../paintBodies.ts'

interface BodyScene {
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

/** The direction of a length. */
type Axis = 'width' | 'depth' | 'height'

/** A length with its direction; `figures` as in a drawing. */
export interface AxisSize {
  readonly along: Axis
  readonly cm: number
  readonly figures: readonly [string, string]
}

interface BoxScene {
  readonly bodies: readonly Body[]
  readonly lines: readonly MeasuredLine[]
  readonly views: readonly ('elevation' | 'plan')[]
}

/**
 * Returns a box for things of which only lengths are known: the front view, with the plan view below, to one scale. The longest length in
 * each direction makes the box; a shorter height is a dashed level in it. Undefined if fewer than two directions are known.
 */
export function boxScene(sizes: readonly AxisSize[]): BoxScene | undefined {
  const longest = (axis: Axis) => sizes.filter(({ along }) => along === axis).toSorted((a, b) => b.cm - a.cm)
  const [widths, depths, heights] = [longest('width'), longest('depth'), longest('height')]
  const [width, depth, height] = [widths[0], depths[0], heights[0]]
  // Without a width, the side is shown.
  const front = width ?? depth
  if (!front || (front === depth && !height) || (!depth && !height)) return undefined
  const hasPlan = width !== undefined && depth !== undefined
  const deep = hasPlan ? depth.cm : 0
  const floor = hasPlan && height ? deep + Math.max(front.cm, height.cm + deep) * 0.09 : 0
  const levels = heights.slice(1)
  const outline = (at: Point, size: readonly [number, number]): Body => ({ shape: 'board', at, size })
  return {
    views: [...(height ? ['elevation' as const] : []), ...(hasPlan ? ['plan' as const] : [])],
    bodies: [
      ...(height ? [outline([0, floor], [front.cm, height.cm])] : []),
      ...levels.map(({ cm }): Body => ({ shape: 'outline', at: [0, floor], size: [front.cm, cm] })),
      ...(hasPlan ? [outline([0, 0], [front.cm, deep])] : []),
    ],
    lines: [
      { from: [0, 0], to: [front.cm, 0], figures: front.figures },
      ...(height ? [{ from: [0, floor], to: [0, floor + height.cm], figures: height.figures } as const] : []),
      ...levels.map(({ cm, figures }) => ({ from: [0, floor], to: [0, floor + cm], figures }) as const),
      ...(hasPlan ? [{ from: [0, 0], to: [0, deep], figures: depth.figures } as const] : []),
    ],
  }
}
