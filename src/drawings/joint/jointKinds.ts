import { inexact } from '../../shared/lengths.ts'

/** The joints that can be drawn, with the sizes that each needs or may have. */
export const jointSizes = {
  dowel: { needed: ['width', 'thickness', 'diameter', 'length'], optional: [] },
  'mortise-and-tenon': { needed: ['width', 'thickness', 'tenon', 'height', 'length'], optional: [] },
  dovetail: { needed: ['width', 'thickness', 'tail', 'pin'], optional: [] },
  'half-lap': { needed: ['width', 'thickness', 'depth'], optional: [] },
  edge: { needed: ['width', 'thickness'], optional: ['spline', 'groove'] },
  'screw-and-plug': { needed: ['thickness', 'plug', 'depth', 'length'], optional: [] },
} as const satisfies Readonly<Record<string, { readonly needed: readonly JointSize[]; readonly optional: readonly JointSize[] }>>

export const jointSizeNames = [
  'width',
  'thickness',
  'length',
  'depth',
  'height',
  'diameter',
  'tenon',
  'tail',
  'pin',
  'spline',
  'groove',
  'plug',
] as const

export type JointSize = (typeof jointSizeNames)[number]
export type JointKind = keyof typeof jointSizes

export const jointKinds = Object.keys(jointSizes) as readonly JointKind[]

/** The sizes of a joint in centimetres. */
export type JointMeasures = Readonly<Partial<Record<JointSize, number>>>

/** Why sizes do not fit one joint; `of` is the size at fault. */
export interface JointFault {
  readonly of: JointSize
  /** Continues a sentence after the size's name. */
  readonly message: string
  readonly fix: string
}

/** Pairs of sizes of which the first must be smaller: a tenon is part of its rail. */
const within: readonly (readonly [JointKind, JointSize, JointSize])[] = [
  ['dowel', 'diameter', 'thickness'],
  ['mortise-and-tenon', 'tenon', 'thickness'],
  ['half-lap', 'depth', 'thickness'],
  ['edge', 'groove', 'thickness'],
  ['edge', 'spline', 'width'],
  ['dovetail', 'tail', 'width'],
  ['screw-and-plug', 'depth', 'thickness'],
]

/** Returns the first fault in a joint's sizes. */
export function findJointFault(kind: JointKind, sizes: JointMeasures): JointFault | undefined {
  for (const [joint, small, large] of within) {
    const [inner, outer] = [sizes[small], sizes[large]]
    if (joint === kind && inner !== undefined && outer !== undefined && inner >= outer) {
      return {
        of: small,
        message: `is ${inner} cm, which is not less than the \`${large}\` of ${outer} cm`,
        fix: 'Check that it is in centimetres.',
      }
    }
  }
  const { height = 0, width = 0, tail = 0, pin = 0 } = sizes
  if (kind === 'mortise-and-tenon' && height > width) {
    return { of: 'height', message: `makes the tenon higher than its rail of ${width} cm`, fix: `Write at most ${width}.` }
  }
  if (kind === 'dovetail' && tail + 2 * pin > width + inexact) {
    return {
      of: 'tail',
      message: `leaves no space for a pin of ${pin} cm on either side`,
      fix: `A tail and two pins must fit into ${width} cm.`,
    }
  }
  return undefined
}
