import { z } from 'zod'
import { isMap } from '../../shared/isMap.ts'
import { stepNumbers } from '../../drawings/steps/drawSteps.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'
import type { OwnFields } from '../own/ownCode.ts'
import type { LocatedData } from '../load/source/locatedData.ts'
import type { SourceText } from '../load/source/sourceText.ts'
import type { MarkdownNode, MarkdownNodeOf } from '../markdown/parseMarkdown.ts'
import type { RenderContext } from '../markdown/renderContext.ts'
import type { BlockReference } from '../markdown/renderedBody.ts'
import { type Fault, type Problem, problemAt } from '../problem.ts'
import { checkSchema } from '../schemas/check/checkSchema.ts'
import { writeExample } from '../schemas/check/writeExample.ts'
import { type BlockOf, type WrittenBlock, engineBlocks, isBlockName } from './engineBlocks.ts'

interface ParsedBlock {
  /** Absent if anything is wrong. */
  readonly reference?: BlockReference
  readonly problems: readonly Problem[]
}

type BlockContext = Pick<RenderContext, 'source' | 'isOutermost' | 'nodeBefore' | 'offsetOf' | 'ownBlocks'>

const firstLine = /^.*(?:\r\n|\n|\r)?/
const lastLine = /(?:\r\n|\n|\r) {0,3}(?:`{3,}|~{3,})[ \t]*$/

/** Reports whether a word after a fence turns the fenced code into a block. */
export function isBlock(word: string, { ownBlocks }: Pick<BlockContext, 'ownBlocks'>): boolean {
  return isBlockName(word) || ownBlocks.has(word)
}

/** Parses and checks the YAML of a block; problems are located in the file. */
export function parseBlock(node: MarkdownNodeOf<'code'>, name: string, context: BlockContext): ParsedBlock {
  const offset = context.offsetOf(node)
  const refuse = (fault: BlockFault): ParsedBlock => ({
    problems: [problemAt(context.source, offset, { severity: 'error', rule: 'block-form', ...fault })],
  })
  if (!context.isOutermost(node)) {
    return refuse({ message: `The block "${name}" is inside another element.`, fix: 'Move it out of the list, quotation or note.' })
  }
  const place = placeOfFields(node, offset, context.source)
  if (!place) {
    return refuse({ message: `The block "${name}" is never closed.`, fix: 'Close it with a line of ```, like the one that opens it.' })
  }
  if (node.meta) {
    const fix = `Write \`${name}\` alone, and everything else in fields below it.`
    return refuse({ message: `"${node.meta}" follows the name of the block.`, fix })
  }
  const { data: written, problems } = parseYaml(place.source, place)
  if (!written) return { problems }
  const schema = isBlockName(name) ? engineBlocks[name].schema : context.ownBlocks.get(name)
  if (!schema) throw new Error(`There is no block "${name}"`)
  const names = Object.keys(schema.shape)
  const isBare = written.value === null && names.length === 0
  const data = { ...written, whole: 'The block', ...(isBare && { value: {} }) }
  if (!isMap(data.value)) {
    const example = exampleOf(name, context)
    const fix = `Write one on each line, with its value: ${names.map((key) => `\`${key}:\``).join(', ')}.`
    return refuse({ message: `The block "${name}" has no fields.`, fix, ...(example !== undefined && { example }) })
  }
  const checked = checkSchema<OwnFields>(schema, data)
  if (!checked.value) return { problems: [...problems, ...checked.problems] }
  if (!isBlockName(name)) return { reference: { block: { kind: 'own', name, fields: data.value }, data, offset }, problems }
  // The table pairs every name with its own schema, which the compiler cannot infer here.
  const block = { kind: name, ...checked.value } as WrittenBlock
  const misplaced = block.kind === 'steps' ? checkStepList(block, { data, offset, list: context.nodeBefore(node) }) : []
  return misplaced.length > 0 ? { problems: [...problems, ...misplaced] } : { reference: { block, data, offset }, problems }
}

/** A fault in the form of a block. */
interface BlockFault extends Fault {
  /** A complete block to copy. */
  readonly example?: string
}

interface FieldsPlace {
  readonly source: SourceText
  readonly start: number
  readonly end: number
}

/** Finds the YAML between the fences; undefined if the block is never closed. */
function placeOfFields({ position, value }: MarkdownNodeOf<'code'>, offset: number, source: SourceText): FieldsPlace | undefined {
  // A node made by code has no place in the file, so its problems are reported at the beginning of the text.
  if (!position) return { source: { file: source.file, text: value, position: () => source.position(offset) }, start: 0, end: value.length }
  const text = source.text.slice(offset, offset + (position.end.offset ?? 0) - (position.start.offset ?? 0))
  const start = firstLine.exec(text)?.[0].length ?? 0
  const closing = lastLine.exec(text)
  return closing ? { source, start: offset + start, end: offset + Math.max(closing.index, start) } : undefined
}

/** Returns a complete block for an editor to copy. */
function exampleOf(name: string, { ownBlocks }: Pick<BlockContext, 'ownBlocks'>): string | undefined {
  const own = ownBlocks.get(name)
  const fields = isBlockName(name) ? engineBlocks[name].example : own instanceof z.ZodObject ? writeExample(own) : undefined
  return fields && `\`\`\`${name}\n${fields}\`\`\`\n`
}

interface StepPlace {
  readonly data: LocatedData
  readonly offset: number
  /** The node above the block. */
  readonly list: MarkdownNode | undefined
}

/** Checks that steps draw items of the numbered list right above them. */
function checkStepList({ steps }: BlockOf<'steps'>, { data, offset, list }: StepPlace): readonly Problem[] {
  const form = { severity: 'error', rule: 'steps-list' } as const
  if (list?.type !== 'list' || list.ordered !== true) {
    const message = 'The block "steps" is not below a numbered list.'
    return [problemAt(data.source, offset, { ...form, message, fix: 'Put it directly below the list whose items it draws.' })]
  }
  const [first, last] = [list.start ?? 1, (list.start ?? 1) + list.children.length - 1]
  return stepNumbers(steps).flatMap((number, index) => {
    if (number >= first && number <= last) return []
    const message = `This step draws item ${number}, but the list above has items ${first} to ${last}.`
    const place = data.locate(['steps', index, ...(steps[index]?.item === undefined ? [] : ['item'])])
    return [problemAt(data.source, place, { ...form, message, fix: 'Name an item of the list with `item:`, or remove the step.' })]
  })
}
