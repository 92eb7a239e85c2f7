import { z } from 'zod'
import { stepNumbers } from '../../drawings/steps/stepNumbers.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'
import type { OwnFields } from '../own/ownCode.ts'
import type { LocatedData } from '../load/locatedData.ts'
import type { MarkdownNode, MarkdownNodeOf } from '../markdown/parseMarkdown.ts'
import type { RenderContext } from '../markdown/renderContext.ts'
import type { BlockReference } from '../markdown/renderedBody.ts'
import { type Problem, problemAt } from '../problem.ts'
import { checkSchema } from '../schemas/checkSchema.ts'
import { writeExample } from '../schemas/writeExample.ts'
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
  const { source } = context
  const offset = context.offsetOf(node)
  const fault = (message: string, fix: string, example?: string) => ({
    problems: [
      problemAt(source, offset, { severity: 'error', rule: 'block-form', message, fix, ...(example !== undefined && { example }) }),
    ],
  })
  const isWritten = node.position !== undefined
  const text = isWritten
    ? source.text.slice(offset, offset + (node.position?.end.offset ?? 0) - (node.position?.start.offset ?? 0))
    : '```\n```'
  const opening = firstLine.exec(text)?.[0] ?? ''
  const closing = lastLine.exec(text)
  if (!context.isOutermost(node))
    return fault(`The block "${name}" is inside another element.`, 'Move it out of the list, quotation or note.')
  if (!closing) return fault(`The block "${name}" is never closed.`, 'Close it with a line of ```, like the one that opens it.')
  if (node.meta)
    return fault(`"${node.meta}" follows the name of the block.`, `Write \`${name}\` alone, and everything else in fields below it.`)

  // A node made by code has no place in the file, so its problems are reported at the beginning of the text.
  const made = { file: source.file, text: node.value, position: () => source.position(offset) }
  const { data: written, problems } = isWritten
    ? parseYaml(source, offset + opening.length, offset + Math.max(closing.index, opening.length))
    : parseYaml(made, 0, node.value.length)
  if (!written) return { problems }
  const schema = isBlockName(name) ? engineBlocks[name].schema : context.ownBlocks.get(name)
  if (!schema) throw new Error(`There is no block "${name}"`)
  const isBare = written.value === null && Object.keys(schema.shape).length === 0
  const data = { ...written, whole: 'The block', ...(isBare && { value: {} }) }
  if (typeof data.value !== 'object' || data.value === null || Array.isArray(data.value)) {
    const fields = Object.keys(schema.shape).map((key) => `\`${key}:\``)
    return fault(
      `The block "${name}" has no fields.`,
      `Write one on each line, with its value: ${fields.join(', ')}.`,
      exampleOf(name, context),
    )
  }
  const checked = checkSchema<OwnFields>(schema, data)
  if (!checked.value) return { problems: [...problems, ...checked.problems] }
  if (!isBlockName(name)) return { reference: { block: { kind: 'own', name, fields: data.value as OwnFields }, data, offset }, problems }
  // The table pairs every name with its own schema, which the compiler cannot infer here.
  const block = { kind: name, ...checked.value } as WrittenBlock
  if (block.kind === 'steps') {
    const misplaced = checkStepList(block, { data, offset, list: context.nodeBefore(node) })
    if (misplaced.length > 0) return { problems: [...problems, ...misplaced] }
  }
  return { reference: { block, data, offset }, problems }
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
