import type { z } from 'zod'
import { engineBlocks } from '../../src/content/blocks/engineBlocks.ts'
import { adsSchema } from '../../src/content/schemas/adsSchema.ts'
import { categoriesSchema } from '../../src/content/schemas/categorySchema.ts'
import { articleSchema, authorSchema } from '../../src/content/schemas/entrySchemas.ts'
import { pageSchema } from '../../src/content/schemas/pageSchema.ts'
import { redirectsSchema } from '../../src/content/schemas/redirectsSchema.ts'
import { siteSchema } from '../../src/content/schemas/siteSchema.ts'
import { type Field, listFields } from './listFields.ts'

/** All files and blocks with fields, with their schemas. */
export const documented: readonly (readonly [title: string, schema: z.core.$ZodType])[] = [
  ['`site.config.ts`', siteSchema],
  ['`articles/<id>/<lang>.md`', articleSchema],
  ['`authors/<slug>/<lang>.md`', authorSchema],
  ['`pages/<name>/<lang>.md`', pageSchema],
  ['`categories.yaml`', categoriesSchema],
  ['`redirects.yaml`', redirectsSchema],
  ['`ads.json`', adsSchema],
  ...Object.entries(engineBlocks).map(([name, { schema }]) => [`Block \`${name}\``, schema] as const),
]

const head = `# Every field

The fields of every file and block. [Writing articles](authoring.md), [blocks](authoring.md#blocks) and [settings](settings.md) explain what they are for. This page is generated from the schemas that \`check\` applies: \`npm run fields\`.

\`a.b\` is the field \`b\` of the map \`a\`; \`a[].b\` is a field of each entry of the list \`a\`; \`<key>\` is a name of your own. *Needed* is \`yes\`, \`no\`, or the default of a field that you leave out.

The settings \`collections\` and \`plugins\` hold code; [extending](extending.md) describes them.
`

/** Returns the reference of all fields in Markdown. */
export function fieldsReference(): string {
  return [head, ...documented.map(([title, schema]) => section(title, listFields(schema)))].join('\n')
}

function section(title: string, fields: readonly Field[]): string {
  const rows = fields.map(({ path, type, needed, note }) => `| \`${path}\` | ${cell(type)} | ${cell(needed)} | ${cell(note)} |`)
  return [`## ${title}`, '', '| field | value | needed | what to write |', '|---|---|---|---|', ...rows, ''].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
