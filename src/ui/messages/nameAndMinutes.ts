import type { Messages } from '../../shared/messages/messageForms.ts'

interface Byline {
  readonly author?: string | undefined
  readonly minutes: number
}

/** Returns the small line below a headline; without an author, only the minutes. */
export function nameAndMinutes(messages: Messages, { author, minutes }: Byline): string {
  return author === undefined ? messages.minutes(minutes) : messages.authorAndMinutes(author, minutes)
}
