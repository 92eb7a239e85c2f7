import type { Command } from 'commander'
import type { Environment } from '../Environment.ts'
import type { ReviewCommandOptions } from '../writing/runReview.ts'

export function addReviewCommand(program: Command, environment: Environment): void {
  program
    .command('review')
    .description('read the drafts, and publish or reject them')
    .argument('[action]', `what to do: list, show, accept, reject`, 'list')
    .argument('[draft]', 'the draft: its id, or id/lang')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--by <name>', 'who accepts or rejects it')
    .option('--reason <text>', 'why it is rejected')
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright review                                        the drafts and what was found in them
  $ roomwright review show quiet-trains/tr
  $ roomwright review accept quiet-trains/tr --by 'Kim Lee'
  $ roomwright review reject quiet-trains --by 'Kim Lee' --reason 'we have one like it'`,
    )
    .action(async (action: string, name: string | undefined, options: ReviewCommandOptions) => {
      const { runReview } = await import('../writing/runReview.ts')
      await runReview({ action, name, ...options }, environment)
    })
}
