import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blockNames, isBlockName } from '../../../content/blocks/engineBlocks.ts'
import { didYouMean, inTicks } from '../../../content/advice/didYouMean.ts'
import { listReadable } from '../../../content/load/files/listFolder.ts'
import { faultOfKind } from '../../../content/checks/checkFolder.ts'
import { type Fault, type Problem, problemIn } from '../../../content/problem.ts'
import { type SlotName, slotNames } from '../../../shared/pages/slotNames.ts'
import type { RuleName } from '../../../content/rules.ts'
import { unreadableFolder } from '../../../content/load/files/readRegularFile.ts'

/** Files that define something, relative to the publication folder, by chunk name: `block---servings` or `slot---Footer`. */
export type CodeEntries = Readonly<Record<string, string>>

interface FoundEntries {
  readonly entries: CodeEntries
  readonly problems: readonly Problem[]
}

/** Lists what a publication's own code defines; tests beside it are passed over. */
export function findEntries(directory: string): FoundEntries {
  const blocks = findFiles(directory, { folder: 'blocks', rule: 'block', nameOf: nameOfBlock })
  const slots = findFiles(directory, { folder: 'components', rule: 'component', nameOf: nameOfSlot })
  return { entries: { ...blocks.entries, ...slots.entries }, problems: [...blocks.problems, ...slots.problems] }
}

interface Folder {
  readonly folder: string
  readonly rule: RuleName
  /** Returns the chunk name of what a file defines, or what is wrong with its name. */
  nameOf(this: void, file: string): string | Fault
}

function findFiles(directory: string, { folder, rule, nameOf }: Folder): FoundEntries {
  const items = (listReadable(directory, folder) ?? []).filter(({ name }) => !name.startsWith('.'))
  const scripts = items.filter(({ name }) => /\.[jt]sx?$/.test(name) && !/\.(?:test|spec)\.\w+$/.test(name))
  const files = scripts.filter(({ kind }) => kind === 'file')
  const unreadable = scripts.flatMap((item) => {
    const fault = faultOfKind(item)
    return fault ? [problemIn(`${folder}/${item.name}`, fault)] : []
  })
  const there = new Set(files.map(({ name }) => name))
  const deeper = items.flatMap(({ name, kind }) => {
    const file = `${name}.tsx`
    if (kind !== 'folder' || there.has(file) || typeof nameOf(file) !== 'string') return []
    const [inner] = (listReadable(directory, `${folder}/${name}`) ?? []).filter((item) => item.name === file || item.name === 'index.tsx')
    return inner ? [tooDeep(`${folder}/${name}`, { from: inner.name, to: `${folder}/${file}` })] : []
  })
  const named = files.map(({ name }) => ({ file: `${folder}/${name}`, name: nameOf(name) }))
  return {
    entries: Object.fromEntries(named.flatMap(({ file, name }) => (typeof name === 'string' ? [[name, file] as const] : []))),
    problems: [
      ...named.flatMap(({ file, name }) => (typeof name === 'string' ? [] : [problemIn(file, { severity: 'error', rule, ...name })])),
      ...(items.some(({ kind }) => kind === 'unreadable') ? [unreadableFolder(folder)] : unreadable),
      ...deeper,
    ],
  }
}

/** Reports a folder for a single block or slot, as many projects have: only the files beside it are read. */
function tooDeep(folder: string, { from, to }: { readonly from: string; readonly to: string }): Problem {
  const message = `The folder "${folder}" is ignored.`
  const fix = `Move \`${from}\` to \`${to}\`, with its style sheet, and what else it imports to \`lib/\`.`
  return problemIn(folder, { severity: 'warning', rule: 'unread-folder', message, fix })
}

const blockFile = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.tsx$/

function nameOfBlock(file: string): string | Fault {
  const word = blockFile.exec(file)?.[1]
  if (word === undefined) {
    return {
      message: `"${file}" is not a valid file name for a block.`,
      fix: 'Write lower-case words joined by `-`, with the extension `.tsx`: `servings.tsx`.',
    }
  }
  if (!isBlockName(word)) return blockChunk(word)
  return {
    message: `The engine already has a block "${word}".`,
    fix: `Choose a name other than ${inTicks(blockNames)}.`,
  }
}

function nameOfSlot(file: string): string | Fault {
  const stem = file.replace(/\.\w+$/, '')
  const name = slotNames.find((known) => file === `${known}.tsx`)
  if (name) return slotChunk(name)
  const near = didYouMean(stem, slotNames)
  const fix = near ? `Did you mean \`${near}.tsx\`?` : `Name it after one of ${slotNames.join(', ')}; put what these import in \`lib/\`.`
  return { message: `Pages have no slot "${stem}".`, fix }
}

/** Returns the absolute paths of all modules in the folders for code, and of the settings. */
export function codeFiles(directory: string): readonly string[] {
  const folders = ['blocks', 'components', 'lib', 'plugins'].map((name) => join(directory, name)).filter((folder) => existsSync(folder))
  const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  return [join(directory, 'site.config.ts'), ...names.filter((name) => /\.tsx?$/.test(name))].filter((name) => existsSync(name))
}

export function blockChunk(word: string): string {
  return `block---${word}`
}

export function slotChunk(name: SlotName): string {
  return `slot---${name}`
}
