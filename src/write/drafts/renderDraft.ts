import { stringify } from 'yaml'
import type { LeadPicture } from '../passes/choosePicture.ts'
import { promptVersion } from '../prompts/systemPrompt.ts'
import type { Draft } from './Draft.ts'

/** The file of a draft: front matter and body. */
export function renderDraft({ title, slug, description, author, date, entity, lead, sources, model, body }: Draft): string {
  const front = {
    title,
    slug,
    description,
    author,
    date,
    entities: [entity],
    ...(lead && { image: { src: leadFile(lead), alt: lead.alt } }),
    status: 'draft',
    ...(sources.length > 0 && { sources }),
    made: { by: 'model', model, prompt: promptVersion, at: date },
  }
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body}`
}

/** The name of a draft's picture beside it: what it was made of. */
export function leadFile({ picture: { scene, seed } }: LeadPicture): string {
  return `${scene}-${seed}.webp`
}
