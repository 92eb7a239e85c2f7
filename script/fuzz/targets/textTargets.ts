import { renderBlock } from '../../../src/builder/blocks/renderBlock.ts'
import { createPicturePlanner } from '../../../src/builder/images/planPictures.ts'
import { createWording } from '../../../src/builder/words/wording.ts'
import { type BodyBlock, engineBlocks } from '../../../src/content/blocks/engineBlocks.ts'
import { parseEntry } from '../../../src/content/load/entries/loadEntries.ts'
import { createSourceText } from '../../../src/content/load/source/sourceText.ts'
import { parseYaml } from '../../../src/content/load/yaml/parseYaml.ts'
import { renderBody } from '../../../src/content/markdown/renderBody.ts'
import type { RenderedBody } from '../../../src/content/markdown/renderedBody.ts'
import { articleSchema } from '../../../src/content/schemas/entrySchemas.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'
import { verdictOf } from '../judge.ts'
import { bodyFaults, tagsOf } from './bodyFaults.ts'
import { filesOf } from './corpora.ts'

const yamlPieces = [
  ': ',
  '- ',
  '? ',
  '&a ',
  '*a',
  '!!str ',
  '!!binary ',
  '!<x> ',
  '|\n  ',
  '>-\n  ',
  '{ a: ',
  '[ ',
  '"\\x',
  '# ',
  '---\n',
  '...\n',
  '%YAML 1.2\n',
]
const bombs = [
  'a: &a [1,1]\nb: &b [*a,*a,*a]\nc: &c [*b,*b,*b]\nd: [*c,*c,*c]\n',
  'a: &a { b: *a }\n',
  '<<: *a\n',
  '{a: {a: {a: }}}',
  '? [a]\n: b\n',
  '- - - - a\n',
]

const yaml: FuzzTarget = {
  name: 'yaml',
  corpus: [...filesOf('fixtures/sites', /\.yaml$/), ...bombs],
  words: yamlPieces,
  take(input) {
    const source = createSourceText('file.yaml', input)
    const { data, problems } = parseYaml(source)
    const verdict = verdictOf(problems, source.text, 'file.yaml')
    if (!data) return { faults: [...verdict.faults, ...(problems.length > 0 ? [] : ['neither data nor a problem'])], fate: verdict.fate }
    const places = pathsOf(data.value).flatMap((path) => [data.locate(path), data.locate(path, 'key')])
    const lost = places.find((place) => !Number.isInteger(place) || place < 0 || place > source.text.length)
    return {
      faults: [...verdict.faults, ...(lost === undefined ? [] : [`a part is at ${lost}`])],
      fate: `${verdict.fate} ${shapeOf(data.value)}`,
    }
  },
}

/** Returns some paths into a value, one of which does not exist. */
function pathsOf(value: unknown): readonly (readonly (string | number)[])[] {
  const paths: (string | number)[][] = [[], ['nowhere', 0]]
  let path: (string | number)[] = []
  for (let at = value, depth = 0; typeof at === 'object' && at !== null && depth < 20; depth += 1) {
    const [key, inside] = Object.entries(at as Record<string, unknown>)[0] ?? []
    if (key === undefined) break
    path = [...path, Array.isArray(at) ? Number(key) : key]
    paths.push(path)
    at = inside
  }
  return paths
}

function shapeOf(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return depth > 2 ? '[' : `[${shapeOf(value[0], depth + 1)}`
  if (value !== null && typeof value === 'object') return depth > 2 ? '{' : `{${shapeOf(Object.values(value)[0], depth + 1)}`
  return typeof value
}

const markdownPieces = [
  '# ',
  '> ',
  '- ',
  '1. ',
  '  - ',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```\n',
  '~~~\n',
  '```plan\n',
  '[^1]',
  '[^1]: ',
  '[a]',
  '[a]: /b "c"\n',
  '![',
  '](',
  '<https://a.b>',
  '| a | b |\n| - | -: |\n',
  '|',
  '\\',
  '  \n',
  '<b>',
  '<!-- ',
  '<![CDATA[',
  '&nbsp;',
  '&#x20;',
  '&Tab;',
  '---\n',
  '===\n',
  '    code\n',
  '\t',
  '[x](javascript:a)',
  '[x](#a)',
  '![a](./a.jpg "b")',
  '**가**는',
  ':::',
]

const constructs = [
  '# A\n\n## B\n\ntext *a* **b** ~~c~~ `d` [e](/f "g") ![h](./i.jpg "j")\n\n- a\n  - b\n    1. c\n- [ ] d\n\n> e\n> > f\n\n| a | b |\n|---|:-:|\n| c | d\\| |\n\n```js\ncode\n```\n\n~~~\nx\n~~~\n\n***\n',
  'A[^1] b[^2] [c][d] [e]\n\n[^1]: note *a*\n\n    more\n\n[^2]: other[^1]\n\n[d]: https://example.org/ "t"\n[e]: <#a>\n',
  'Table 1: a\n\n| a |\n|-|\n\n<b>raw</b> <!-- c -->\n\n&amp; &copy; &#35; &#xfffff; &nosuch;\n\nhttps://example.org/a_b_c www.example.org a@b.c\n',
  '**마크다운(markdown)**을 *가*나 ~5 cm ~10 cm ~~x~~\n\n1) a\n2) b\n\n10. c\n',
]

const markdown: FuzzTarget = {
  name: 'markdown',
  corpus: [...constructs, ...filesOf('fixtures/sites/full', /\.md$/, 20), ...filesOf('fixtures/sites/reading', /\.md$/, 10)],
  words: markdownPieces,
  take(input) {
    const source = createSourceText('text.md', input)
    const { body, problems } = renderBody(source, 0)
    const verdict = verdictOf(problems, source.text, 'text.md')
    return { faults: [...verdict.faults, ...bodyFaults(body)], fate: `${verdict.fate} ${tagsOf(body)}` }
  },
}

const front: FuzzTarget = {
  name: 'front-matter',
  corpus: [
    ...filesOf('fixtures/sites/full/articles', /\.md$/),
    ...filesOf('fixtures/sites/reading/articles', /\.md$/),
    ...filesOf('fixtures/sites/broken/articles', /\.md$/),
  ],
  words: [
    ...yamlPieces,
    ...'title: date: slug: description: entities: image: status: publishAt: updated: sources: author: draft model category subcategory subsubcategories'.split(
      ' ',
    ),
    '---\n',
  ],
  take(input) {
    const source = createSourceText('articles/a/en.md', input)
    const { entry, problems } = parseEntry(source, { schema: articleSchema, code: undefined })
    const verdict = verdictOf(problems, source.text, 'articles/a/en.md')
    const isLost = entry.front === undefined && problems.every(({ severity }) => severity !== 'error')
    const again = entry.front === undefined ? undefined : articleSchema.safeParse(entry.front)
    return {
      faults: [
        ...verdict.faults,
        ...(isLost ? ['neither fields nor an error'] : []),
        ...(again?.success === false ? ['the fields do not satisfy their schema'] : []),
      ],
      fate: verdict.fate,
    }
  },
}

const wording = createWording('en')
const picture = { path: '/p.webp', hash: 'cafe', width: 1000, height: 500, colour: '#aabbcc', colours: [], preview: '' }
const tools = { wording, pictures: createPicturePlanner(), renderOwn: () => '', isLive: true }

const blocks: FuzzTarget = {
  name: 'blocks',
  corpus: Object.entries(engineBlocks).map(
    ([name, { example }]) => `${name === 'steps' ? '1. a\n2. b\n3. c\n4. d\n5. e\n\n' : ''}\`\`\`${name}\n${example}\`\`\`\n`,
  ),
  words: [...yamlPieces, '```\n', ...Object.keys(engineBlocks), 'cm: ', 'in: ', '0.001', '100000', 'true', '[0, 0]', '#fff'],
  take(input) {
    const source = createSourceText('text.md', input)
    const { body, problems } = renderBody(source, 0)
    const verdict = verdictOf(problems, source.text, 'text.md')
    const faults = body.inserts.flatMap((insert) => ('block' in insert ? blockFaults(insert.block) : []))
    return { faults: [...verdict.faults, ...faults], fate: verdict.fate }
  },
}

/** Checks that a block that passed the checks is rendered with valid numbers and without scripts. */
function blockFaults(written: Extract<RenderedBody['inserts'][number], { readonly block: unknown }>['block']): readonly string[] {
  const side = (caption: string) => ({ picture, alt: '', caption })
  const block: BodyBlock = written.kind === 'before-after' ? { kind: 'before-after', before: side('a'), after: side('b') } : written
  const html = renderBlock(block, tools)
  const odd = /="[^"]*\b(?:NaN|Infinity|undefined|\d\.?\d*e[+-]?\d+)\b[^"]*"/.exec(
    html.replace(/(?:aria-label|data-props|title|alt|value)="[^"]*"/g, ''),
  )
  return [
    ...(odd ? [`the block ${block.kind} is drawn with ${odd[0].slice(0, 100)}`] : []),
    ...(/<script|\son\w+="/i.test(html) ? [`the block ${block.kind} holds a script`] : []),
    ...(html.length > 3_000_000 ? [`the block ${block.kind} is ${html.length} characters long`] : []),
  ]
}

export const textTargets: readonly FuzzTarget[] = [yaml, front, markdown, blocks]
