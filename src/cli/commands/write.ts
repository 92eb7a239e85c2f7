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
    .option('--category <slug>', 'their category, by its slug or key')
    .option('--subcategory <slug>', 'their subcategory, by its slug or key')
    .option('--count <number>', 'how many articles (default: 1)')
    .option('--plan <file>', 'a YAML list of { lang, category, subcategory, count, topics }, instead of these options')
    .option('--dry-run', 'print the plan, the prompts and an estimate, without calling the model', false)
    .option('--again', 'write topics again that an earlier run has already written', false)
    .option('--budget <amount>', 'the most to use: tokens (200000, 200k) or money (2.50EUR)')
    .addOption(new Option('--concurrency <number>', 'articles written at the same time, at most 100').default('2'))
    .addOption(new Option('--timeout <seconds>', 'how long one answer may take').default('300'))
    .addHelpText(
      'after',
      `
Environment:
  ROOMWRIGHT_MODEL_URL   a server with the chat-completions API (default: Ollama at http://localhost:11434/v1)
  ROOMWRIGHT_MODEL       the name of the model (default: llama3.1)
  ROOMWRIGHT_MODEL_KEY   its key, if it needs one

Examples:
  $ roomwright write --lang tr --category travel --subcategory by-train --count 3
  $ roomwright write --plan topics.yaml --budget 500k
  $ roomwright write --plan topics.yaml --dry-run

Run the same command again to continue a run that stopped; no answer is paid for twice.`,
    )
    .action(async (options: WriteCommandOptions) => {
      // The model's packages take a tenth of a second to load, and no other command needs them.
      const { runWrite } = await import('../writing/runWrite.ts')
      await runWrite(options, environment, finish)
    })
}
