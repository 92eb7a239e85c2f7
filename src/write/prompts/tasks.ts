import type { Voice } from '../../content/schemas/entrySchemas.ts'
import type { WritingSettings } from '../../content/schemas/site/writingSchema.ts'
import { type Language, mainLanguageOf } from '../../shared/languages/languages.ts'

export function taskOf(pass: PassName, { words }: Pick<WritingSettings, 'words'>): string {
  return tasks[pass].replace('{least}', String(words.least)).replace('{most}', String(words.most))
}

/** Returns the author's voice as lines of a task; contractions matter only in English. */
export function voiceLines(voice: Voice | undefined, language: Language): readonly string[] {
  if (!voice) return []
  const keep = 'The name that signs has a manner of its own. Keep to it throughout:'
  if (typeof voice === 'string') return [keep, voice]
  return [
    keep,
    `- Sentences: ${voice.sentences}`,
    `- Person: ${voice.person}`,
    ...(mainLanguageOf(language) === 'en' ? [`- Contractions: ${voice.contractions}`] : []),
    `- Humour: ${voice.humour}`,
    `- Never: ${voice.never}`,
  ]
}

export type PassName = 'topics' | 'outline' | 'draft' | 'edit' | 'texts' | 'classification' | 'author' | 'picture'

const tasks: Readonly<Record<PassName, string>> = {
  topics: [
    'Propose subjects for articles in the category of the data: as many as `count` says, each a headline of at most 90 characters.',
    'They differ from one another and from everything in `covered`.',
    'Form: {"topics": ["…"]}',
  ].join('\n'),
  outline: [
    'Plan an article on the topic of the data: three to six sections, each with a heading and the points it makes.',
    'Form: {"sections": [{"heading": "…", "points": ["…"]}]}',
  ].join('\n'),
  draft: [
    'Write the article of the outline in the data, {least} to {most} words long, as Markdown.',
    'Sections begin with `## `. Do not write the title. No pictures, code, footnotes or HTML.',
    'A link may lead only to the `path` of one of `articles`, as [words](path); there need not be any.',
    'Form: {"body": "…"}',
  ].join('\n'),
  edit: [
    'Edit the article in the data as a careful editor: correct what is wrong or vague, cut what says nothing, keep its form and length.',
    'Keep to {least} to {most} words, sections that begin with `## `, and links to paths of `articles` alone.',
    'Form: {"body": "…"}',
  ].join('\n'),
  texts: [
    'Give the article in the data its texts: a title of at most 80 characters; a description of one or two sentences, at most 220 characters, for',
    'search engines; `slug`: the title in a few Latin small letters and digits joined by hyphens; `picture`: what its lead picture should show;',
    '`sources`: pages of the sites in `sites` that bear out what it says, each with title and address. Name only pages that you are sure of; none is fine.',
    'Form: {"title": "…", "description": "…", "slug": "…", "picture": "…", "sources": [{"title": "…", "url": "https://…"}]}',
  ].join('\n'),
  classification: [
    'File the article in the data. `categories` maps each category to its subcategories, and where these have topics, each subcategory to its topics.',
    'Use its keys as they stand. Where no category fits, say `true` in `other`.',
    'Form: {"category": "…", "subcategory": "…", "subsubcategories": ["…"], "other": false}',
  ].join('\n'),
  picture: [
    'Choose the lead picture of the article in the data: the `name` of the one of `pictures` that shows what the article is about; `wanted` says what',
    'would be best. Where none of them fits, say "" for both: a wrong picture is worse than none.',
    '`alt`: what the picture shows, no more than its `shows` says, in one sentence of at most 200 characters for readers who cannot see it.',
    'Form: {"picture": "…", "alt": "…"}',
  ].join('\n'),
  author: ['Choose who signs the article in the data: the name of one of `authors`, as it stands.', 'Form: {"author": "…"}'].join('\n'),
}
