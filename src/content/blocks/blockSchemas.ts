import type { z } from 'zod'
import { beforeAfterSchema } from './beforeAfterSchema.ts'
import { careSchema } from './careSchema.ts'
import { dimensionsSchema } from './dimensionsSchema.ts'
import { paletteSchema } from './paletteSchema.ts'
import { projectSchema } from './projectSchema.ts'
import { shoppingListSchema } from './shoppingListSchema.ts'

/** The fields of each block, by the word behind the fence. */
export const blockSchemas = {
  project: projectSchema,
  palette: paletteSchema,
  care: careSchema,
  'before-after': beforeAfterSchema,
  dimensions: dimensionsSchema,
  'shopping-list': shoppingListSchema,
} as const

export type BlockName = keyof typeof blockSchemas

export type BlockOf<Name extends BlockName> = { readonly kind: Name } & Readonly<z.infer<(typeof blockSchemas)[Name]>>

/** A block as an editor wrote it, its fields checked. */
export type WrittenBlock = { [Name in BlockName]: BlockOf<Name> }[BlockName]

/** The blocks that name no pictures, and are ready as they were written. */
export type PlainBlock = Exclude<WrittenBlock, { readonly kind: 'before-after' }>

export const blockNames = Object.keys(blockSchemas) as readonly BlockName[]

export function isBlockName(word: string): word is BlockName {
  return Object.hasOwn(blockSchemas, word)
}
