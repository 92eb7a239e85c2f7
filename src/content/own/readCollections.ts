import { z } from 'zod'
import { isMap } from '../../shared/isMap.ts'
import type { CodeEntry } from '../../shared/pages/CodeEntry.ts'
import { nameAdvice } from '../advice/didYouMean.ts'
import type { DataPath } from '../load/source/locatedData.ts'
import type { Fault, Problem, ProblemDetails } from '../problem.ts'
import { takenFolders } from '../load/files/publicationParts.ts'
import type { FieldsSchema } from '../schemas/check/checkSchema.ts'
import { articleSchema } from '../schemas/entrySchemas.ts'
import { localisedField } from '../schemas/fields.ts'
import { type DefinitionFault, collectionAddressFaults } from './collectionAddress.ts'
import { type CollectionDefinition, isCollectionDefinition } from './defineCollection.ts'
import { referredCollections } from './reference.ts'

type Place = Pick<Problem, 'file' | 'line' | 'column'>

/** A collection with a valid definition. */
export interface OwnCollection {
  /** The name of its folder. */
  readonly name: string
  /** The front matter of its entries. */
  readonly schema: FieldsSchema<EntryFrontMatter>
  /** The schema as the publication wrote it. */
  readonly own: z.ZodObject
  readonly address: CollectionDefinition['address']
  readonly title?: CollectionDefinition['title']
  readonly order: 'date' | 'title'
  /** The publication's code: it may throw, and return anything. */
  readonly structuredData?: (entry: CodeEntry) => unknown
  /** Returns the place where a part of the definition is written. */
  placeOf(path: DataPath): Place
}

const { title, slug, description, author, date, updated, image, status, publishAt, sources } = articleSchema.shape

/** The fields of every entry, with the same meaning as in an article. */
const engineFields = { title, slug, description, author: author.optional(), date, updated, image, status, publishAt, sources }
const engineSchema = z.strictObject(engineFields)

/** The engine's front matter in `<collection>/<id>/<lang>.md`; the collection's own fields are beside these. */
export type EntryFrontMatter = z.infer<typeof engineSchema>

export function isEngineField(name: string): name is keyof EntryFrontMatter {
  return Object.hasOwn(engineFields, name)
}

/** Returns the fields that the collection defines. */
export function ownFieldsOf(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isEngineField(name)))
}

const keys = ['schema', 'address', 'title', 'order', 'structuredData'] as const satisfies readonly (keyof CollectionDefinition)[]

/** Finds where a part of `collections` is written; the place of a definition comes from what `defineCollection` returned. */
export type Locate = (part: CollectionPart) => Place

interface CollectionPart {
  /** Absent: the setting as a whole. */
  readonly name?: string
  /** Absent: the collection as a whole, which is no definition. */
  readonly definition?: { readonly value: unknown; readonly path: DataPath }
}

interface ReadCollections {
  readonly collections: readonly OwnCollection[]
  readonly problems: readonly Problem[]
}

/** Reads the setting `collections`, which comes from code. */
export function readCollections(written: unknown, locate: Locate): ReadCollections {
  if (written === undefined) return { collections: [], problems: [] }
  if (!isMap(written)) {
    const fix = 'Write `collections: { recipes: defineCollection({ … }) }`.'
    return { collections: [], problems: [problem(locate({}), { message: '`collections` is not a map.', fix })] }
  }
  const read = Object.entries(written).map(([name, value]) => readCollection(name, value, locate))
  const collections = read.flatMap(({ collection }) => collection ?? [])
  const names = ['articles', ...Object.keys(written)]
  const strangers = collections.flatMap((collection) => unknownReferences(collection, names))
  return { collections, problems: [...read.flatMap(({ problems }) => problems), ...strangers] }
}

interface ReadCollection {
  readonly collection?: OwnCollection
  readonly problems: readonly Problem[]
}

function readCollection(name: string, value: unknown, locate: Locate): ReadCollection {
  const refuse = (message: string, fix: string): ReadCollection => ({ problems: [problem(locate({ name }), { message, fix })] })
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return refuse(`"${name}" is not a valid name for a collection.`, 'Write lower-case words joined by `-`: `recipes`.')
  if (takenFolders.includes(name))
    return refuse(`The folder \`${name}/\` already has another meaning.`, 'Choose another name for the collection.')
  if (!isCollectionDefinition(value))
    return refuse(`\`${name}\` is not a collection.`, `Write \`${name}: defineCollection({ schema, address: '/${name}/:slug' })\`.`)
  const placeOf = (path: DataPath) => locate({ name, definition: { value, path } })
  const problems = definitionFaults(name, value).map(({ path, ...fault }) => problem(placeOf(path), fault))
  const { schema: own, address, title: heading, order, structuredData } = value as CollectionDefinition
  if (problems.length > 0) return { problems }
  // Strict, and with the engine's fields, whatever the publication's schema refines.
  const schema = own.safeExtend(engineFields).strict() as unknown as FieldsSchema<EntryFrontMatter>
  const collection: OwnCollection = {
    name,
    schema,
    own,
    address,
    order: order ?? 'date',
    ...(heading !== undefined && { title: heading }),
    ...(structuredData && { structuredData: structuredData as (entry: CodeEntry) => unknown }),
    placeOf,
  }
  return { collection, problems }
}

const titleSchema = localisedField('a text')

function definitionFaults(name: string, value: Partial<Record<keyof CollectionDefinition, unknown>>): readonly DefinitionFault[] {
  const { schema, address, title: heading, order, structuredData } = value
  const unknown = Object.keys(value).filter((key) => !keys.some((known) => known === key))
  return [
    ...unknown.map((key) => ({ path: [key], message: `\`${key}\` is not a part of a collection.`, fix: nameAdvice(key, keys) })),
    ...schemaFaults(name, schema),
    ...collectionAddressFaults(name, address),
    ...titleFaults(name, heading),
    ...orderFaults(name, order),
    ...structuredDataFaults(name, structuredData),
  ]
}

function schemaFaults(name: string, schema: unknown): readonly DefinitionFault[] {
  const path = ['schema']
  if (!(schema instanceof z.ZodObject)) {
    const fix = "Write `schema: z.object({ … })`, with `z` from 'roomwright'."
    return [{ path, message: `The \`schema\` of \`${name}\` is not a map of fields.`, fix }]
  }
  const fix = 'Remove it from the schema; every entry has it.'
  const taken = Object.keys(schema.shape).filter(isEngineField)
  return taken.map((field) => ({ path, message: `The field \`${field}\` of \`${name}\` belongs to the engine.`, fix }))
}

function titleFaults(name: string, heading: unknown): readonly DefinitionFault[] {
  if (heading === undefined || titleSchema.safeParse(heading).success) return []
  const message = `The \`title\` of \`${name}\` is neither a text nor a map with one for each language.`
  return [{ path: ['title'], message, fix: "Write `title: { en: 'Recipes' }`." }]
}

function orderFaults(name: string, order: unknown): readonly DefinitionFault[] {
  if (order === undefined || order === 'date' || order === 'title') return []
  return [{ path: ['order'], message: `The \`order\` of \`${name}\` is ${JSON.stringify(order)}.`, fix: "Write `'date'` or `'title'`." }]
}

function structuredDataFaults(name: string, structuredData: unknown): readonly DefinitionFault[] {
  if (structuredData === undefined || typeof structuredData === 'function') return []
  const message = `\`structuredData\` of \`${name}\` is not a function.`
  return [{ path: ['structuredData'], message, fix: 'Write `structuredData: (entry) => ({ … })`.' }]
}

function unknownReferences({ name, own, placeOf }: OwnCollection, names: readonly string[]): readonly Problem[] {
  return referredCollections(own).flatMap(({ field, collection }) => {
    if (names.includes(collection)) return []
    const message = `The field \`${field}\` of \`${name}\` refers to "${collection}", which is not a collection.`
    return [problem(placeOf(['schema']), { message, fix: nameAdvice(collection, names) })]
  })
}

function problem(place: Place, { message, fix }: Fault): Problem {
  return { ...place, ...({ severity: 'error', rule: 'collection', message, fix } satisfies ProblemDetails) }
}
