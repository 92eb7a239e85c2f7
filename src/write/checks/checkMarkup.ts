import type { BodyView } from './readBody.ts'
import type { Finding } from './Finding.ts'

const refused: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'a block of code',
  image: 'a picture',
  imageReference: 'a picture',
  footnoteReference: 'a footnote',
  footnoteDefinition: 'a footnote',
  // It divides off what models say beside the article, or looks like front matter.
  thematicBreak: 'a ruled line',
}

/** A model writes words; pictures, blocks and HTML are the editors' affair. */
export function checkMarkup(markdown: string, { kinds }: Pick<BodyView, 'kinds'>): readonly Finding[] {
  const named = new Set(Object.keys(refused).flatMap((kind) => (kinds.has(kind) ? [refused[kind] ?? ''] : [])))
  const findings = [...named].map((what) => ({ rule: 'markup', message: `The text has ${what}. Write plain Markdown without it.` }))
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (!/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/.test(markdown)) return findings
  return [...findings, { rule: 'markup', message: 'The text has invisible control characters. Leave them out.' }]
}
