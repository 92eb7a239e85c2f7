import { lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { planPublication } from '../../content/start/planPublication.ts'
import { writeFiles } from '../../content/start/writeFiles.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { isAbsence } from '../../platform/errorCode.ts'
import { type Environment, shortPath } from '../Environment.ts'
import { type EngineSpec, engineSpec } from './engineSpec.ts'
import { type Ask, type GivenSettings, NoAnswerError, askSettings } from './askSettings.ts'

interface InitRequest extends GivenSettings {
  readonly folder: string
  readonly yes: boolean
}

/** Creates a publication in a folder; returns the exit status. */
export async function runInit({ folder, yes, ...given }: InitRequest, environment: Environment): Promise<0 | 1> {
  const directory = resolve(environment.workingDirectory, folder)
  if (folder.trim() === '') throw new UsageError('The name of the folder is empty. Name the folder of the new publication.')
  requireFolder(directory, environment)
  if (!yes && !process.stdin.isTTY) throw new UsageError('There is no terminal to ask on. Add --yes to use the default for every question.')
  const engine = engineSpec(environment.root, directory)
  const prompt = yes ? undefined : openPrompt()
  try {
    const tell = (text: string) => void process.stderr.write(`${text}\n`)
    const answers = await askSettings(given, { directory, ask: prompt?.ask, tell })
    const { made, kept } = writeFiles(directory, planPublication({ ...answers, engine: engine.spec, now: environment.now }, directory))
    process.stdout.write(describe({ made, kept, place: shortPath(environment, directory), install: installCommands(directory, engine) }))
    return 0
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    return 1
  } finally {
    prompt?.close()
  }
}

/** Fails if the folder, or its nearest existing ancestor, is not a folder. */
function requireFolder(directory: string, environment: Environment): void {
  let standing = directory
  while (!isThere(standing)) standing = dirname(standing)
  const target = statSync(standing, { throwIfNoEntry: false })
  if (target?.isDirectory()) return
  const what = target ? 'a file' : 'a link that leads nowhere'
  throw new UsageError(`${shortPath(environment, standing)} is ${what}. Name a folder for the new publication.`)
}

/** Reports whether a path exists, even as a dangling link. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if (isAbsence(error)) return false
    throw error
  }
}

/**
 * Opens a prompt at the terminal; an interrupt or the end of the input ends the questions. Lines
 * that are pasted together answer one question each.
 */
function openPrompt(): { readonly ask: Ask; close(this: void): void } {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const lines = prompt[Symbol.asyncIterator]()
  prompt.once('SIGINT', () => prompt.close())
  return {
    async ask(question) {
      prompt.setPrompt(question)
      prompt.prompt()
      const { value, done } = await lines.next()
      return done ? undefined : value
    },
    close: () => prompt.close(),
  }
}

/** Returns the commands that install the engine in a publication; none if it is installed. */
function installCommands(directory: string, { spec, unpacked }: EngineSpec): readonly string[] {
  if (statSync(join(directory, 'node_modules/roomwright'), { throwIfNoEntry: false })) return []
  const isNamed = readFileSync(join(directory, 'package.json'), 'utf8').includes('"roomwright"')
  return [
    ...(unpacked === undefined ? [] : [`npm run release --prefix ${quoted(unpacked)}`]),
    isNamed ? 'npm install' : `npm install ${spec.startsWith('file:') ? quoted(spec) : `roomwright@${spec}`}`,
  ]
}

/** Quotes a word for a shell if it has to be. */
function quoted(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}

interface Outcome {
  readonly made: readonly string[]
  readonly kept: readonly string[]
  /** The folder as the user would type it. */
  readonly place: string
  readonly install: readonly string[]
}

function describe({ made, kept, place, install }: Outcome): string {
  const commands = [
    ...(place === '.' ? [] : [`cd ${quoted(place)}`]),
    ...install,
    'npx roomwright dev',
    'npx roomwright check',
    'npx roomwright build',
  ]
  const where = place === '.' ? 'this folder' : place
  return [
    ...(made.length > 0 ? [`Made in ${where}:`, ...made.map((path) => `  ${path}`)] : [`Nothing was missing in ${where}.`]),
    ...(kept.length > 0 ? ['Kept as they were:', ...kept.map((path) => `  ${path}`)] : []),
    '',
    'Next:',
    ...commands.slice(0, Math.max(3, install.length + 2)).map((command) => `  $ ${command}`),
    '',
  ].join('\n')
}
