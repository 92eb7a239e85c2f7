import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSourceText } from '../../../src/content/load/source/sourceText.ts'
import { renderBody } from '../../../src/content/markdown/renderBody.ts'
import { ImportError, type FoundSource } from '../../../src/import/FoundPost.ts'
import { type SourceKind, openSource } from '../../../src/import/openSource.ts'
import { convertPosts } from '../../../src/import/plan/convertPosts.ts'
import { ghostExport } from '../../../src/import/testing/ghostExport.ts'
import { gatsbySite, hugoSite, jekyllSite } from '../../../src/import/testing/fileSites.ts'
import { wordpressExport } from '../../../src/import/testing/wordpressExport.ts'
import { type Files, writeFiles } from '../../../src/import/testing/writeFiles.ts'
import { writeMarkdown } from '../../../src/import/body/writeMarkdown.ts'
import { UsageError } from '../../../src/platform/UsageError.ts'
import type { FuzzTarget, Verdict } from '../FuzzTarget.ts'
import { messageFaults } from '../judge.ts'
import { bodyFaults } from './bodyFaults.ts'

const now = new Date('2026-11-20T12:00:00Z')
const homes = new Map<string, string>()

/** Returns a folder with a valid source of one kind, in which one file is then replaced. */
function homeOf(kind: string, files: Files): string {
  const known = homes.get(kind)
  if (known !== undefined) return known
  const made = mkdtempSync(join(tmpdir(), 'roomwright-fuzz-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  writeFiles(made, files)
  homes.set(kind, made)
  return made
}

async function readSource(kind: SourceKind, source: string, input: string): Promise<Verdict> {
  try {
    const found = await openSource(kind, { source, media: undefined, now, languages: ['en', 'tr'] })
    return postsOf(found, input)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ImportError)) throw error
    return { faults: messageFaults(error.message, input), fate: error.message.replace(/\d+|["`].*["`]|\/\S+/g, '').slice(0, 80) }
  }
}

function postsOf(found: FoundSource, input: string): Verdict {
  const { posts, leftOut } = convertPosts(found.posts)
  const texts = posts.map(({ converted: { root } }) => writeMarkdown(root))
  const out = [...found.leftOut, ...leftOut]
  const remarks = posts.flatMap(({ converted }) => converted.remarks)
  const bodies = texts.map((text) => renderBody(createSourceText('text.md', text), 0).body)
  return {
    faults: [
      ...out.flatMap(({ why, place }) => [...messageFaults(why, input), ...(place === '' ? ['a text that is left out has no place'] : [])]),
      ...remarks.slice(0, 30).flatMap(({ text }) => messageFaults(text, input)),
      ...bodies.flatMap((body) => bodyFaults(body)),
    ],
    fate: `${posts.length} ${out.length} ${[...new Set(remarks.map(({ kind, text }) => kind + text.replace(/`.*`|\d+|".*"/g, '').slice(0, 20)))].sort().join(' ')}`,
  }
}

const htmlPieces = [
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<table><tr><td>',
  '<pre>',
  '<code>',
  '<a href="',
  '<img src="x" alt="y">',
  '<script>',
  '<!--',
  '-->',
  '<ul><li>',
  '&amp;',
  '&#x0;',
  '<svg>',
  '<template>',
  '<b><i></b>',
  '<br>',
  '<figure>',
  '<iframe src="//a">',
]

const wordpress: FuzzTarget = {
  name: 'wordpress',
  corpus: [Object.values(wordpressExport(2))[0] as string, Object.values(wordpressExport(3))[0] as string],
  words: [
    ...htmlPieces,
    '<item>',
    '</item>',
    '<![CDATA[',
    ']]>',
    '<wp:status>',
    '[caption]',
    '[/caption]',
    '[gallery ids="1"]',
    '[[a]]',
    '[a b="',
    '<!-- wp:paragraph -->',
    '<!-- wp:x /-->',
    '&lol;',
    '<!DOCTYPE a [',
    '\n\n',
  ],
  few: 60,
  take(input) {
    const home = homeOf('wordpress', {})
    writeFileSync(join(home, 'e.xml'), input)
    return readSource('wordpress', join(home, 'e.xml'), input)
  },
}

const ghost: FuzzTarget = {
  name: 'ghost',
  corpus: [ghostExport(1), ghostExport(3)].map((files) => files['export.json'] as string),
  words: [
    ...htmlPieces,
    '{',
    '}',
    '[',
    ']',
    '\\"',
    '"',
    ':',
    ',',
    'null',
    '{}',
    '[]',
    '0',
    '"type":"',
    '"children":',
    '"root":',
    '"sections":',
    '"markups":',
    '"cards":',
    '"lexical":',
    '"html":"',
    '\\n',
  ],
  few: 60,
  take(input) {
    const home = homeOf('ghost', {})
    writeFileSync(join(home, 'e.json'), input)
    return readSource('ghost', join(home, 'e.json'), input)
  },
}

interface FolderTarget {
  readonly name: string
  readonly kind: SourceKind
  readonly files: Files
  readonly changed: string
  readonly words: readonly string[]
}

/** Makes a target of a source folder in which one file is mutated. */
function folderTarget({ name, kind, files, changed, words }: FolderTarget): FuzzTarget {
  const texts = Object.entries(files).flatMap(([path, content]) => (typeof content === 'string' && /\.mdx?$/.test(path) ? [content] : []))
  const corpus = /\.mdx?$/.test(changed) ? texts.slice(0, 8) : [files[changed] as string]
  const others = Object.fromEntries(Object.entries(files).filter(([path]) => path !== changed))
  return {
    name,
    corpus,
    words,
    few: 30,
    take(input) {
      const home = homeOf(name, { ...others, [changed]: '' })
      writeFileSync(join(home, changed), input)
      return readSource(kind, home, input)
    },
  }
}

const postOf = (files: Files) => Object.keys(files).find((path) => /\.mdx?$/.test(path) && /post|entry/.test(path)) ?? ''
const fieldPieces = [
  '---\n',
  '+++\n',
  'title: ',
  'date: ',
  'tags: [',
  'slug: ',
  'aliases:\n  - ',
  'draft: true\n',
  ': ',
  '&a ',
  '*a',
  '"',
  '\n\n',
  '```\n',
  '# ',
  '[a](b)',
  '![a](b "c")',
  '> ',
  '- ',
]
const [hugo, jekyll, gatsby] = [hugoSite(3), jekyllSite(3), gatsbySite(3)]

const folderTargets: readonly FolderTarget[] = [
  {
    name: 'hugo',
    kind: 'hugo',
    files: hugo,
    changed: postOf(hugo),
    words: [
      ...fieldPieces,
      ...htmlPieces,
      '{{< ',
      ' >}}',
      '{{% ',
      ' %}}',
      '{{</* ',
      '{{< /a >}}',
      '{{< figure src="a" >}}',
      '{{< highlight a >}}',
    ],
  },
  {
    name: 'hugo-settings',
    kind: 'hugo',
    files: hugo,
    changed: Object.keys(hugo).find((path) => /^(hugo|config)\./.test(path)) ?? '',
    words: ['[a]\n', '[[a]]\n', ' = ', '"', "'''", '{', '}', 'permalinks', 'baseURL', ':year', '1979-05-27T07:32:00Z'],
  },
  {
    name: 'jekyll',
    kind: 'jekyll',
    files: jekyll,
    changed: postOf(jekyll),
    words: [
      ...fieldPieces,
      ...htmlPieces,
      '{{ ',
      ' }}',
      '{% ',
      ' %}',
      '{% if a %}',
      '{% endif %}',
      '{% raw %}',
      '{% endraw %}',
      '{% include a b="c" %}',
      '{% highlight a %}',
      '{: .a}',
      ' | ',
    ],
  },
  {
    name: 'jekyll-settings',
    kind: 'jekyll',
    files: jekyll,
    changed: '_config.yml',
    words: ['permalink: ', ':title', 'collections:\n', 'defaults:\n', '- ', '{ ', ' }', ': ', '&a ', '*a'],
  },
  {
    name: 'mdx',
    kind: 'gatsby',
    files: gatsby,
    changed: postOf(gatsby),
    words: [
      ...fieldPieces,
      ...htmlPieces,
      'import A from "b"\n',
      'export const a = 1\n',
      '<A b={',
      '}>',
      '</A>',
      '{',
      '}',
      '<>',
      '</>',
      '{/* a */}',
    ],
  },
]

export const importTargets: readonly FuzzTarget[] = [wordpress, ghost, ...folderTargets.map(folderTarget)]
