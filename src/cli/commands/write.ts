import { type Command, Option } from 'commander'
import type { Finish } from '../Environment.ts'
import type { Environment } from '../Environment.ts'
import type { WriteCommandOptions } from '../writing/runWrite.ts'

export function addWriteCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('write')
    .description('write drafts of articles with a language model')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--lang <code>', 'language of the articles, by its code: en')
    .option('--category <slug>', 'where they belong')
    .option('--subcategory <slug>', 'where in the category')
    .option('--count <number>', 'how many (default: 1)')
    .option('--plan <file>', 'a YAML list of { lang, category, subcategory, count, topics }, instead of these options')
    .option('--dry-run', 'print the plan, the prompts and an estimate, and call nothing', false)
    .option('--again', 'write topics once more that an earlier run has written', false)
    .option('--budget <amount>', 'never use more: tokens (200000, 200k) or money (2.50EUR)')
    .addOption(new Option('--concurrency <number>', 'articles that are written at once').default('2'))
    .addOption(new Option('--timeout <seconds>', 'how long one answer may take').default('300'))
    .addHelpText(
      'after',
      `
Environment:
  ROOMWRIGHT_MODEL_URL   a server of the chat-completions kind (default: Ollama at http://localhost:11434/v1)
  ROOMWRIGHT_MODEL       the name of the model (default: llama3.1)
  ROOMWRIGHT_MODEL_KEY   its key, where it wants one

Examples:
  $ roomwright write --lang tr --category travel --subcategory by-train --count 3
  $ roomwright write --plan topics.yaml --budget 500k
  $ roomwright write --plan topics.yaml --dry-run

The same command goes on with a run that stopped, and pays for no answer twice.`,
    )
    .action(async (options: WriteCommandOptions) => {
      // The model's packages take a tenth of a second to load, and no other command needs them.
      const { runWrite } = await import('../writing/runWrite.ts')
      await runWrite(options, environment, finish)
    })
}
