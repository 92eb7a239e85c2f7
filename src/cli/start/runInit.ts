import { lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { planPublication } from '../../content/start/planPublication.ts'
import { writeFiles } from '../../content/start/writeFiles.ts'
import { engineVersion } from '../../platform/builtEngine.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { isAbsence } from '../../platform/errorCode.ts'
import { type Environment, shortPath } from '../Environment.ts'
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
  const version = engineVersion(environment.root)
  const prompt = yes ? undefined : openPrompt()
  try {
    const tell = (text: string) => void process.stderr.write(`${text}\n`)
    const answers = await askSettings(given, { directory, ask: prompt?.ask, tell })
    const { made, kept } = writeFiles(directory, planPublication({ ...answers, version, now: environment.now }, directory))
    process.stdout.write(describe({ made, kept, place: shortPath(environment, directory), install: installCommand(directory, version) }))
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

/** Returns the command that installs the engine in a publication; undefined if it is installed. */
function installCommand(directory: string, version: string): string | undefined {
  if (statSync(join(directory, 'node_modules/roomwright'), { throwIfNoEntry: false })) return undefined
  return readFileSync(join(directory, 'package.json'), 'utf8').includes('"roomwright"')
    ? 'npm install'
    : `npm install roomwright@${version}`
}

interface Outcome {
  readonly made: readonly string[]
  readonly kept: readonly string[]
  /** The folder as the user would type it. */
  readonly place: string
  readonly install: string | undefined
}

function describe({ made, kept, place, install }: Outcome): string {
  const commands = [
    ...(place === '.' ? [] : [`cd ${/^[\w./-]+$/.test(place) ? place : `'${place.replaceAll("'", String.raw`'\''`)}'`}`]),
    ...(install === undefined ? [] : [install]),
    'npx roomwright dev',
    'npx roomwright check',
    'npx roomwright build',
  ]
  return [
    ...(made.length > 0 ? [`Made in ${place}:`, ...made.map((path) => `  ${path}`)] : [`Nothing was missing in ${place}.`]),
    ...(kept.length > 0 ? ['Kept as they were:', ...kept.map((path) => `  ${path}`)] : []),
    '',
    'Next:',
    ...commands.slice(0, 3).map((command) => `  $ ${command}`),
    '',
  ].join('\n')
}
