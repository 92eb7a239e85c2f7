import type { Messages } from '../../ui/messages/en/messages.ts'

const backlink = /<a href="#fnref-([\d-]+)" role="doc-backlink">/g

/** Footnotes whose links back say where they lead: what is seen is a number alone. */
export function nameBacklinks(notes: string, messages: Messages): string {
  return notes.replace(backlink, (link, note: string) => `${link.slice(0, -1)} aria-label="${messages.backToNote(note)}">`)
}
