import { join } from 'node:path'
import type { Argument, Command, Option } from 'commander'
import { readEnvironment } from '../../src/cli/Environment.ts'
import { createProgram } from '../../src/cli/runCommandLine.ts'

const root = join(import.meta.dirname, '../..')

const head = `# Every command

The arguments, options and defaults of every command; \`npx roomwright COMMAND --help\` prints the same with examples. In a checkout of the engine, type \`bin/roomwright\` in place of \`npx roomwright\`.
This page is generated from the commands themselves: \`npm run commands\`.

Exit status: 0 done, 1 the publication or the run has problems, 2 wrong usage. [The README](../README.md#one-program) lists the environment variables; \`npx roomwright --version\` prints the version.
`

/** Returns the reference of all commands in Markdown. */
export function commandsReference(): string {
  const environment = readEnvironment({ variables: {}, root, cache: root, workingDirectory: root, terminal: false, clock: new Date(0) })
  return [head, ...allCommands(createProgram(environment, () => undefined)).map(section)].join('\n')
}

/** Lists the commands below a command, each before its own. */
export function allCommands(command: Command): readonly Command[] {
  return command.commands.flatMap((inner) => [inner, ...allCommands(inner)])
}

function section(command: Command): string {
  const words = [...namesOf(command), ...command.registeredArguments.map(placeOf)]
  const rows = [
    ...command.registeredArguments.map((argument) => row(placeOf(argument), argument.description, argumentDefault(argument))),
    ...command.options.map((option) => row(option.flags, option.description.replace(saidDefault, ''), optionDefault(option))),
  ]
  const table = rows.length === 0 ? [] : ['| argument or option | what it does | default |', '|---|---|---|', ...rows, '']
  return [`## \`${words.join(' ')}\``, '', sentence(command.description()), '', ...table].join('\n')
}

/** A default that a description states itself, since it depends on the surroundings. */
const saidDefault = / \(default: ([^)]+)\)$/

function namesOf(command: Command): readonly string[] {
  return command.parent?.parent ? [...namesOf(command.parent), command.name()] : [command.name()]
}

function placeOf(argument: Argument): string {
  const name = argument.name() + (argument.variadic ? '...' : '')
  return argument.required ? `<${name}>` : `[${name}]`
}

function row(name: string, description: string, value: string): string {
  return `| ${[`\`${name}\``, description, value].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function argumentDefault(argument: Argument): string {
  return choicesOf(argument.argChoices) ?? valueText(argument.defaultValue)
}

function optionDefault(option: Option): string {
  if (option.long === '--site') return 'the current folder if it has a `site.config.ts`, or else `site`'
  const value = saidDefault.exec(option.description)?.[1] ?? (option.negate ? '' : valueText(option.defaultValue))
  return [value, choicesOf(option.argChoices)].filter(Boolean).join('; ')
}

function choicesOf(choices: readonly string[] | undefined): string | undefined {
  return choices && `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`
}

/** Returns a default as text; nothing for a switch that is off. */
function valueText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : ''
}

function sentence(text: string): string {
  return `${text.replace(/^./u, (letter) => letter.toUpperCase())}.`
}
