import { layOut } from '../layOut.ts'
import { cornersOf, paintBodies } from '../paintBodies.ts'
import { jointBodies } from './jointBodies.ts'
import type { JointKind, JointSize } from './jointKinds.ts'

interface JointToDraw {
  readonly kind: JointKind
  readonly sizes: readonly { readonly of: JointSize; readonly cm: number; readonly figures: readonly [string, string] }[]
  readonly label: string
}

/** Wider than usual: figures of a joint are longer than their lines, and would run into those of the next lane. */
const pitch = 42

/** Draws a joint taken apart, to scale, with its sizes. */
export function drawJoint({ kind, sizes, label }: JointToDraw): string {
  const { bodies, spans } = jointBodies(kind, Object.fromEntries(sizes.map(({ of, cm }) => [of, cm])))
  return layOut({
    kind: 'joint',
    label,
    pitch,
    points: bodies.flatMap(cornersOf),
    lines: sizes.flatMap(({ of, figures }) => {
      const span = spans[of]
      return span ? [{ from: span[0], to: span[1], figures }] : []
    }),
    paint: (place) => paintBodies(bodies, place),
  })
}
