import type { z } from 'zod'

/** A block that a publication defines: its fields and how they are rendered. */
export interface BlockDefinition<Schema extends z.ZodObject, Rendered = unknown> {
  /** The fields after the fence. One that the schema does not know is an error. */
  readonly schema: Schema
  /** A React component; its props are the schema's output. */
  readonly Block: (fields: z.output<Schema>) => Rendered
}

const definitions = new WeakSet()

/** Defines the block that a file `blocks/<name>.tsx` exports as its default. */
export function defineBlock<Schema extends z.ZodObject, Rendered = unknown>(
  definition: BlockDefinition<Schema, Rendered>,
): BlockDefinition<Schema, Rendered> {
  definitions.add(definition)
  return definition
}

/** Reports whether a value came from `defineBlock`. */
export function isBlockDefinition(value: unknown): value is BlockDefinition<z.ZodObject> {
  return typeof value === 'object' && value !== null && definitions.has(value)
}
