import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scanLiteral } from '../../../content/load/config/scanLiteral.ts'
import { placeIn } from '../../../content/load/config/loadConfig.ts'
import type { LocatedData } from '../../../content/load/source/locatedData.ts'
import { type SourceText, createSourceText } from '../../../content/load/source/sourceText.ts'
import { placeOfDefinition } from '../../../content/own/defineCollection.ts'
import type { Locate, OwnCollection } from '../../../content/own/readCollections.ts'
import { isMap } from '../../../shared/isMap.ts'
import type { CodeEntry } from '../../../shared/pages/CodeEntry.ts'
import { explainCode, placeInStack } from '../errors/explainCode.ts'
import { guardSchema } from '../definitions/guardSchema.ts'
import { CodeError } from '../errors/CodeError.ts'
import { CallWatch } from '../../plugins/CallWatch.ts'

/**
 * Wraps collections so that their schema never throws, and their `structuredData` returns plain data or throws a `CodeError`. `directory`
 * is the real path of the publication folder.
 */
export function guardCollections(collections: readonly OwnCollection[], directory: string): readonly OwnCollection[] {
  const watch = new CallWatch()
  return collections.map((collection) => {
    const { structuredData, name, placeOf } = collection
    const explain = (error: unknown, part: 'schema' | 'structuredData') => {
      const place = placeOf([part])
      const told = explainCode(error, { directory, file: place.file, rule: 'collection' })
      return told.file === place.file && told.line === 1 ? { ...told, ...place } : told
    }
    const schema = guardSchema(
      collection.schema,
      (error) => explain(error, 'schema'),
      (call) => watch.duringSync(`the schema of the collection "${name}"`, call),
    )
    if (!structuredData) return { ...collection, schema }
    const guarded = (entry: CodeEntry): object => {
      const made = run(() => structuredData(entry), entry)
      const plain = isMap(made) && !isWaiting(made) ? run(() => JSON.parse(JSON.stringify(made)) as object, entry) : undefined
      if (plain) return plain
      const message = `\`structuredData\` of \`${name}\` does not return a map.`
      const fix = "Write `(entry) => ({ '@type': 'Thing', name: entry.fields.title })`."
      throw new CodeError({ ...placeOf(['structuredData']), severity: 'error', rule: 'collection', message, fix }, entry)
    }
    const run = <Made>(make: () => Made, entry: CodeEntry): Made => {
      try {
        return watch.duringSync(`\`structuredData\` of the collection "${name}" for ${entry.path}`, make)
      } catch (error) {
        throw new CodeError(explain(error, 'structuredData'), entry)
      }
    }
    return { ...collection, schema, structuredData: guarded }
  })
}

/** Reports whether a value is a promise. Handles its rejection, which would otherwise end the process. */
function isWaiting(made: object): boolean {
  if (made instanceof Promise) made.catch(() => undefined)
  return made instanceof Promise
}

interface Settings {
  readonly source: SourceText
  readonly locate: LocatedData['locate']
}

/**
 * Creates a function that locates parts of collections: at the call of `defineCollection`, in whatever file, or otherwise in the settings.
 * `directory` is the real path of the publication folder.
 */
export function locateIn(directory: string, { source, locate }: Settings): Locate {
  return ({ name, definition: { value, path } = { value: undefined, path: [] } }) => {
    const call = placeInStack(placeOfDefinition(value)?.stack ?? '', directory)
    const inSettings = name === undefined ? locate(['collections']) : locate(['collections', name], 'key')
    if (!call) return { file: source.file, ...source.position(inSettings) }
    const { text, ...calling } =
      call.file === source.file ? source : createSourceText(call.file, readFileSync(join(directory, call.file), 'utf8'))
    const line = lineStart(text, call.line)
    const opening = /defineCollection\s*(?:<[^(]*>)?\(\s*/g
    opening.lastIndex = line
    const found = opening.exec(text)
    if (!found) return call
    const place = placeIn(scanLiteral(text, found.index + found[0].length), path, 'key')
    return { file: call.file, ...calling.position(path.length === 0 ? found.index : place) }
  }
}

/** Returns the offset of a line, counted from 1. */
function lineStart(text: string, line: number): number {
  const [...starts] = text.matchAll(/^/gm)
  return starts[line - 1]?.index ?? 0
}
