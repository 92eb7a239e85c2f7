import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleCases } from '../platform/testing/sampleCases.ts'
import { removeSite, told, toldOf, writeSite } from './testing/plantedSite.ts'

beforeAll(writeSite)
afterAll(removeSite)

test('the publication has no mistakes before one is planted', async () => {
  expect(await told()).toBe('No problems')
})

const block = 'blocks/servings.tsx'
const slot = 'components/Footer.tsx'
const plugin = 'plugins/short.ts'
const settings = 'site.config.ts'
const recipe = 'recipes/soup/en.md'

type Mistake = readonly [mistake: string, file: string, from: string, to: string, words: string]

const mistakes: readonly (readonly [kind: string, mistakes: readonly Mistake[]])[] = [
  [
    'a block',
    [
      [
        'a bracket without an end',
        block,
        'useState(start)',
        'useState(start',
        `blocks/servings.tsx:7:3  error  block  Expected \`,\` or \`)\` but found \`return\`.
    Correct the code there.`,
      ],
      [
        'another default export',
        block,
        'defineBlock({',
        'Object({',
        `blocks/servings.tsx:10:1  error  block  The default export is not a block.
    Write \`export default defineBlock({ schema, Block })\`.`,
      ],
      [
        'state in a document',
        block,
        '<Island on="touch"><Counter start={fields.for} /></Island>',
        '{useState(1)[0]}',
        `blocks/servings.tsx:12:39  error  block  \`useState\` does nothing in a document: put it into a component of its own and write <Island on="touch"> around that. This was seen on /recipes/a-soup-of-leeks.
    Correct the code there.`,
      ],
      [
        'a mistyped field',
        recipe,
        'for: 4',
        'for: 4\nnotes: Hot',
        `recipes/soup/en.md:14:1  error  unknown-field  \`notes\` is not a field.
    Did you mean \`note\`?`,
      ],
      [
        'no fields',
        recipe,
        'for: 4\n',
        '',
        `recipes/soup/en.md:12:1  error  block-form  The block "servings" has no fields.
    Write one on each line, with its value: \`for:\`, \`note:\`.
      \`\`\`servings
      # the number of people
      for: 1
      # optional
      note: Text
      \`\`\``,
      ],
    ],
  ],
  [
    'a component',
    [
      [
        'a mistyped slot',
        'components/Foter.tsx',
        '',
        'export default function Foter() {\n  return null\n}\n',
        `components/Foter.tsx:1:1  error  component  Pages have no slot "Foter".
    Did you mean \`Footer.tsx\`?`,
      ],
      [
        'no default export',
        slot,
        'export default',
        'export',
        `components/Footer.tsx:1:1  error  component  The default export is not a component.
    Write \`export default function Footer(…) { … }\`.`,
      ],
      [
        'a throw',
        slot,
        'Cooked',
        '{props.slice.soups.length}',
        `components/Footer.tsx:4:34  error  component  Cannot read properties of undefined (reading 'length'). This was seen on /.
    Correct the code there.`,
      ],
      [
        'a handler in a document',
        slot,
        '<p>',
        '<p onClick={() => 1}>',
        `components/Footer.tsx:4:12  error  component  \`onClick\` of <p> does nothing in a document: put it into a component of its own and write <Island on="touch"> around that. This was seen on /.
    Correct the code there.`,
      ],
      [
        'an import of nothing',
        slot,
        "import type { SlotProps } from 'roomwright'",
        "import '../lib/slots.ts'",
        `components/Footer.tsx:1:8  error  component  Could not resolve '../lib/slots.ts'.
    Write the path of an existing file, relative to this one: \`../lib/amounts.ts\`.`,
      ],
    ],
  ],
  [
    'a collection',
    [
      [
        'an address without a slug',
        settings,
        "'/recipes/:slug'",
        "'/recipes'",
        `site.config.ts:14:7  error  collection  The address "/recipes" does not end with \`/:slug\`.
    Write \`address: '/recipes/:slug'\`.`,
      ],
      [
        'a mistyped part',
        settings,
        "order: 'title'",
        "oder: 'title'",
        `site.config.ts:16:78  error  collection  \`oder\` is not a part of a collection.
    Did you mean \`order\`?`,
      ],
      [
        'a schema that is none',
        settings,
        'schema: z.object({})',
        "schema: { name: 'text' }",
        `site.config.ts:16:31  error  collection  The \`schema\` of \`tools\` is not a map of fields.
    Write \`schema: z.object({ … })\`, with \`z\` from 'roomwright'.`,
      ],
      [
        'a reference to no collection',
        settings,
        "reference('tools')",
        "reference('tool')",
        `site.config.ts:13:7  error  collection  The field \`tools\` of \`recipes\` refers to "tool", which is not a collection.
    Did you mean \`tools\`?`,
      ],
      [
        'structured data that waits',
        settings,
        "address: '/recipes/:slug',",
        "address: '/recipes/:slug', structuredData: async () => ({}),",
        `site.config.ts:14:34  error  collection  \`structuredData\` of \`recipes\` does not return a map. This was seen on /recipes/a-soup-of-leeks.
    Write \`(entry) => ({ '@type': 'Thing', name: entry.fields.title })\`.`,
      ],
      [
        'a missing field',
        recipe,
        'serves: 4\n',
        '',
        `recipes/soup/en.md:2:1  error  missing-field  \`serves\` is missing.
    Add \`serves:\` with the number of people: a whole number above 0.`,
      ],
    ],
  ],
  [
    'a plug-in',
    [
      [
        'a mistyped place',
        plugin,
        'checks:',
        'check:',
        `plugins/short.ts:3:22  error  plugin  \`check\` of the plug-in "short" is not a hook.
    Did you mean \`checks\`?`,
      ],
      [
        'a throw',
        plugin,
        'site.entries',
        'site.articles',
        `plugins/short.ts:5:35  error  plugin  The plug-in "short" failed in \`checks\`: Cannot read properties of undefined (reading 'filter').
    Correct the code there.`,
      ],
      [
        'something of the wrong form',
        plugin,
        'content: path',
        'content: path.length',
        `plugins/short.ts:3:22  error  plugin  The plug-in "short" returns an unexpected value from \`head\` at \`[0].attributes.content\`: Invalid input: expected string, received number.
    Return a list of \`{ tag, attributes }\`: \`'meta'\` or \`'link'\`, and a map of texts.`,
      ],
      [
        'a script in the head',
        plugin,
        "tag: 'meta'",
        "tag: 'script'",
        `plugins/short.ts:3:22  error  plugin  The plug-in "short" returns an unexpected value from \`head\` at \`[0].tag\`: Invalid option: expected one of "meta"|"link".
    Return a list of \`{ tag, attributes }\`: \`'meta'\` or \`'link'\`, and a map of texts.`,
      ],
      [
        'no name',
        plugin,
        "  name: 'short',\n",
        '',
        `plugins/short.ts:3:22  error  plugin  The plug-in has no name.
    Write \`name: 'my-plugin'\`.`,
      ],
    ],
  ],
  [
    'the settings',
    [
      [
        'a comma too few',
        settings,
        "slug: 'soups',",
        "slug: 'soups'",
        `site.config.ts:7:3  error  config-syntax  Expected \`,\` or \`}\` but found \`Identifier\`.
    Correct the code there.`,
      ],
      [
        'a mistyped setting',
        settings,
        "languages: ['en']",
        "langauges: ['en']",
        `site.config.ts:4:27  error  missing-field  \`languages\` is missing.
    Add \`languages:\` with a list of languages: \`['en']\`.
site.config.ts:9:3  error  unknown-field  \`langauges\` is not a field.
    Did you mean \`languages\`?`,
      ],
      [
        'a value of the wrong kind',
        settings,
        "url: 'https://soups.example'",
        'url: 4',
        `site.config.ts:8:8  error  wrong-type  \`url\` is the number 4.
    Write scheme and host: \`https://example.org\`, in quotes.`,
      ],
      [
        'an import of nothing',
        settings,
        './plugins/short.ts',
        './plugins/shrt.ts',
        `site.config.ts:2:23  error  config-throws  Could not resolve './plugins/shrt.ts'.
    Write the path of an existing file, relative to this one: \`../lib/amounts.ts\`.`,
      ],
      [
        'a plug-in that was not called',
        settings,
        '[short]',
        '[() => short]',
        `site.config.ts:10:13  error  plugin  Entry 1 of \`plugins\` is a function: call it.
    Write \`definePlugin({ name, … })\`, or a call that returns one.`,
      ],
    ],
  ],
]

describe.each(mistakes)('a mistake in %s', (kind, planted) => {
  test.each(sampleCases(planted, () => [kind]))('is reported: %s', async (_mistake, file, from, to, words) => {
    const said = await toldOf({ file, from, to })
    expect(said.replace(/\n\n\d+ errors?$/, '')).toBe(words)
    expect(said).not.toMatch(/^\s+at /m)
  })
})
