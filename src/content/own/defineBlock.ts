import type { z } from 'zod'

/** A block of a publication's own: its fields, and what readers see of them. */
export interface BlockDefinition<Schema extends z.ZodObject> {
  /** The fields behind the fence. One that the schema does not know is an error. */
  readonly schema: Schema
  /** A React component; its props are what the schema makes of the fields. */
  readonly Block: (fields: z.output<Schema>) => unknown
}

const definitions = new WeakSet()

/** Defines the block that a file `blocks/<name>.tsx` exports as its default. */
export function defineBlock<Schema extends z.ZodObject>(definition: BlockDefinition<Schema>): BlockDefinition<Schema> {
  definitions.add(definition)
  return definition
}

/** Whether a value came from `defineBlock`. */
export function isBlockDefinition(value: unknown): value is BlockDefinition<z.ZodObject> {
  return typeof value === 'object' && value !== null && definitions.has(value)
}
