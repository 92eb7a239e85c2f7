import type { z } from 'zod'
import type { OwnFields } from '../own/ownCode.ts'
import { type Sides, beforeAfterBlock } from './beforeAfter/beforeAfterBlock.ts'
import { calculatorBlock } from './calculator/calculatorBlock.ts'
import { careBlock } from './care/careBlock.ts'
import { chartBlock } from './chart/chartBlock.ts'
import { cuttingListBlock } from './cuttingList/cuttingListBlock.ts'
import { dimensionsBlock } from './dimensions/dimensionsBlock.ts'
import { jointBlock } from './joint/jointBlock.ts'
import { paletteBlock } from './palette/paletteBlock.ts'
import { planBlock } from './plan/planBlock.ts'
import { projectBlock } from './project/projectBlock.ts'
import { shoppingListBlock } from './shoppingList/shoppingListBlock.ts'
import { stepsBlock } from './steps/stepsBlock.ts'

/** The blocks that come with the engine, by the word after the fence. Checks, pages and documents read this list. */
export const engineBlocks = {
  project: projectBlock,
  palette: paletteBlock,
  care: careBlock,
  'before-after': beforeAfterBlock,
  dimensions: dimensionsBlock,
  'shopping-list': shoppingListBlock,
  plan: planBlock,
  joint: jointBlock,
  steps: stepsBlock,
  'cutting-list': cuttingListBlock,
  chart: chartBlock,
  calculator: calculatorBlock,
} as const

type EngineBlocks = typeof engineBlocks

export type BlockName = keyof EngineBlocks

export type BlockOf<Name extends BlockName> = { readonly kind: Name } & Readonly<z.output<EngineBlocks[Name]['schema']>>

/** A block that the publication's code defines. */
export interface OwnBlock {
  readonly kind: 'own'
  /** The word after the fence. */
  readonly name: string
  /** As written, and accepted by the block's schema. */
  readonly fields: OwnFields
}

/** A block as an editor wrote it, with checked fields. */
export type WrittenBlock = { [Name in BlockName]: BlockOf<Name> }[BlockName] | OwnBlock

type OpenedBlock = { readonly kind: 'before-after' } & Sides

/** A block of a text, with its pictures opened. */
export type BodyBlock = Exclude<WrittenBlock, { readonly kind: 'before-after' }> | OpenedBlock

export const blockNames = Object.keys(engineBlocks) as readonly BlockName[]

export function isBlockName(word: string): word is BlockName {
  return Object.hasOwn(engineBlocks, word)
}
