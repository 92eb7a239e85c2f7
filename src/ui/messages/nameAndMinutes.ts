import type { Messages } from '../../shared/messages/messageForms.ts'

interface Byline {
  readonly author?: string | undefined
  readonly minutes: number
}

/** The small line below a headline; of a text that names no author, the minutes alone. */
export function nameAndMinutes(messages: Messages, { author, minutes }: Byline): string {
  return author === undefined ? messages.minutes(minutes) : messages.authorAndMinutes(author, minutes)
}
