import type { Calculator } from './Calculator.ts'
import { curtainFullness } from './curtainFullness.ts'
import { cushionFabric } from './cushionFabric.ts'
import { roomLumens } from './roomLumens.ts'
import { roomPaint } from './roomPaint.ts'
import { rugSize } from './rugSize.ts'
import { shelfSpan } from './shelfSpan.ts'
import { woodMovement } from './woodMovement.ts'

const byId = {
  'shelf-span': shelfSpan,
  'room-lumens': roomLumens,
  'room-paint': roomPaint,
  'wood-movement': woodMovement,
  'cushion-fabric': cushionFabric,
  'rug-size': rugSize,
  'curtain-fullness': curtainFullness,
}

/** An id by which texts name a calculator. */
export type CalculatorId = keyof typeof byId

export const calculatorIds = Object.keys(byId) as readonly CalculatorId[]

/** All calculators by id. */
export const calculators: Readonly<Record<CalculatorId, Calculator>> = byId
