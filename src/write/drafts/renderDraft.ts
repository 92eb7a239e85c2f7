import { stringify } from 'yaml'
import { promptVersion } from '../prompts/systemPrompt.ts'
import type { Draft } from './Draft.ts'

/** The file of a draft: front matter and body. */
export function renderDraft({ title, slug, description, author, date, entity, sources, model, body }: Draft): string {
  const front = {
    title,
    slug,
    description,
    author,
    date,
    entities: [entity],
    status: 'draft',
    ...(sources.length > 0 && { sources }),
    made: { by: 'model', model, prompt: promptVersion, at: date },
  }
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body}`
}
