import { describe, expect, test } from 'vitest'
import { rectsIn, textsIn } from '../testing/readDrawing.ts'
import { letterSize } from '../svg.ts'
import { drawJoint } from './drawJoint.ts'
import { jointBodies } from './jointBodies.ts'
import { type JointMeasures, type JointSize, findJointFault, jointKinds, jointSizes } from './jointKinds.ts'

const measures = {
  dowel: { width: 10, thickness: 2, diameter: 0.8, length: 4 },
  'mortise-and-tenon': { width: 9, thickness: 2.4, tenon: 0.8, height: 7, length: 3 },
  dovetail: { width: 15, thickness: 1.5, tail: 3, pin: 0.8 },
  'half-lap': { width: 6, thickness: 3, depth: 1.5 },
  edge: { width: 9, thickness: 2.4, spline: 2, groove: 0.6 },
  'screw-and-plug': { thickness: 2.4, plug: 1, depth: 0.8, length: 4 },
} as const satisfies Readonly<Record<string, JointMeasures>>

describe.each(jointKinds)('the joint %s', (kind) => {
  const sizes: readonly JointSize[] = [...jointSizes[kind].needed, ...jointSizes[kind].optional]
  const own: JointMeasures = measures[kind]

  test('measures each size along a span of that length', () => {
    const { spans } = jointBodies(kind, own)
    for (const size of sizes) {
      const [from, to] = spans[size] ?? [
        [0, 0],
        [0, 0],
      ]
      expect([size, Math.hypot(to[0] - from[0], to[1] - from[1])]).toEqual([size, expect.closeTo(own[size] ?? Number.NaN, 9)])
    }
  })

  test('is drawn with the figures of each size', () => {
    const svg = drawJoint({
      kind,
      label: 'x',
      sizes: sizes.map((of) => ({ of, cm: own[of] ?? 0, figures: [`${of} metric`, `${of} inches`] })),
    })
    expect(textsIn(svg).map(({ text }) => text)).toEqual(expect.arrayContaining(sizes.flatMap((of) => [`${of} metric`, `${of} inches`])))
    expect(rectsIn(svg).length).toBeGreaterThan(0)
  })
})

test('figures of neighbouring dimension lines are at least the height of a letter apart', () => {
  const sizes = [
    { of: 'width', cm: 9, figures: ['9 cm', '3 1/2 in'] },
    { of: 'thickness', cm: 2.2, figures: ['2.2 cm', '7/8 in'] },
    { of: 'tenon', cm: 0.8, figures: ['0.8 cm', '5/16 in'] },
  ] as const
  const svg = drawJoint({ kind: 'mortise-and-tenon', label: 'x', sizes })
  const baseline = (figure: string) => Number(new RegExp(`x="([\\d.]+)"[^>]*>${figure}<`).exec(svg)?.[1])
  // The inches of the outer line end at their baseline; the centimetres of the inner line begin a capital height above theirs.
  expect(baseline('0.8 cm') - 0.7 * letterSize - baseline('7/8 in')).toBeGreaterThanOrEqual(letterSize)
})

test('a dovetail that fills its width exactly keeps all tails and has no fault, despite floating-point errors', () => {
  // 2 × 1.5 + 3 × 0.7 = 5.1, but in floating point (5.1 - 0.7) / (1.5 + 0.7) = 1.9999999999999996.
  const { bodies } = jointBodies('dovetail', { width: 5.1, thickness: 1.5, tail: 1.5, pin: 0.7 })
  expect(bodies.filter(({ shape }) => shape === 'corners')).toHaveLength(2)
  // 0.6 + 2 × 1.1 = 2.8, but in floating point it is 2.8000000000000003.
  expect(findJointFault('dovetail', { width: 2.8, thickness: 1.5, tail: 0.6, pin: 1.1 })).toBeUndefined()
})

test('a dovetail has as many tails as fit, with the same margin at both ends', () => {
  // (15 - 0.8) / (3 + 0.8) = 3.7, so three; 15 - 3 × 3 - 2 × 0.8 = 4.4 are left, 2.2 at either end.
  const { bodies } = jointBodies('dovetail', measures.dovetail)
  const tails = bodies.filter((body) => body.shape === 'corners')
  expect(tails.map(({ at }) => at[0])).toEqual([expect.closeTo(2.2, 9), expect.closeTo(6, 9), expect.closeTo(9.8, 9)])
  // A slope of one in seven over 1.5 cm: 0.214 narrower on each side.
  expect(tails[0]?.corners[3]).toEqual([expect.closeTo(0.214, 3), 1.5])
})

test.each<[(typeof jointKinds)[number], JointMeasures, JointSize]>([
  ['dowel', { ...measures.dowel, diameter: 2 }, 'diameter'],
  ['mortise-and-tenon', { ...measures['mortise-and-tenon'], tenon: 3 }, 'tenon'],
  ['mortise-and-tenon', { ...measures['mortise-and-tenon'], height: 9.5 }, 'height'],
  ['dovetail', { ...measures.dovetail, tail: 14 }, 'tail'],
  ['half-lap', { ...measures['half-lap'], depth: 3 }, 'depth'],
  ['screw-and-plug', { ...measures['screw-and-plug'], depth: 3 }, 'depth'],
])('an impossible size in a %s is reported at the size that causes it', (kind, sizes, of) => {
  expect(findJointFault(kind, measures[kind])).toBeUndefined()
  expect(findJointFault(kind, sizes)?.of).toBe(of)
})
