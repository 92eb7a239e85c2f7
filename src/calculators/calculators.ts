import type { Calculator } from './Calculator.ts'
import type { CalculatorId } from './calculatorIds.ts'
import { curtainFullness } from './curtainFullness.ts'
import { cushionFabric } from './cushionFabric.ts'
import { roomLumens } from './roomLumens.ts'
import { roomPaint } from './roomPaint.ts'
import { rugSize } from './rugSize.ts'
import { shelfSpan } from './shelfSpan.ts'
import { woodMovement } from './woodMovement.ts'

/** All calculators by id. */
export const calculators: Readonly<Record<CalculatorId, Calculator>> = {
  'shelf-span': shelfSpan,
  'room-lumens': roomLumens,
  'room-paint': roomPaint,
  'wood-movement': woodMovement,
  'cushion-fabric': cushionFabric,
  'rug-size': rugSize,
  'curtain-fullness': curtainFullness,
}
