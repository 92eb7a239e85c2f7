import type { ArticleText, Edits } from './randomMaterial.ts'

const shipped = ['glossary', 'highlight', 'mathematics', 'readingList', 'typography'] as const

interface Used {
  readonly plugins: boolean
  readonly collections: boolean
}

interface PluginTools {
  /** Returns this many random words. */
  words(this: void, count: number): string
  /** Writes a file of the publication; returns its path. */
  write(this: void, file: string, text: string): string
  /** Enables or disables plug-ins; returns what changed. */
  plug(this: void, isPlugged: boolean): string
  /** Changes an article; returns its file. */
  change(this: void, change: (article: ArticleText) => void): string
}

/**
 * Creates edits to plug-ins, to what they read, and to what they find in texts. The first edits write everything that the settings then
 * need.
 */
export function pluginEdits(random: () => number, { words, write, plug, change }: PluginTools): Edits {
  const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? ''
  const define = () => write('plugins/random.ts', pluginText(words(1)))
  const writeTerms = () =>
    write(
      'glossary.yaml',
      `en:\n  ${pick(['oak', 'lamp'])}: ${words(3)}\n  ${pick(['rug', 'chair'])}: { definition: ${words(2)}, also: [${words(1)}] }\n`,
    )
  const writeList = () =>
    write(
      'reading.opml',
      `<opml version="2.0"><body><outline text="Tools"><outline text="${words(2)}" htmlUrl="https://edge.example/"/></outline></body></opml>`,
    )
  const add = (text: string) => change((article) => (article.body += `\n${text}\n`))
  return [
    ['plug-in’s code', define],
    ['glossary', writeTerms],
    ['reading list', writeList],
    ['plug-in', () => `${define()} ${writeTerms()} ${writeList()} ${plug(true)}`],
    ['no plug-in', () => plug(random() < 0.7)],
    ['what a plug-in reads', () => write('lib/words.txt', words(2))],
    ['what plug-ins find', () => add(`\`\`\`ts\nconst ${words(1)} = 1\n\`\`\``)],
    ['what plug-ins find', () => add(`"${words(2)}" -- \`$x^${1 + Math.floor(random() * 9)}$\`.`)],
    ['what plug-ins find', () => add('```reading-list\nTools\n```')],
  ]
}

/** Returns settings with or without plug-ins and collections. */
export function settingsText(settings: object, { plugins, collections }: Used): string {
  const plain = JSON.stringify(settings)
  if (!plugins && !collections) return `export default ${plain}\n`
  return [
    ...(plugins ? [`import { ${shipped.join(', ')} } from 'roomwright/plugins'`, "import { random } from './plugins/random.ts'"] : []),
    ...(collections ? ["import { collections } from './lib/collections.ts'"] : []),
    `export default { ...${plain}${plugins ? `, plugins: [random, ${shipped.map((name) => `${name}()`).join(', ')}]` : ''}${collections ? ', collections' : ''} }\n`,
  ].join('\n')
}

/** Returns a plug-in that reads a file, the entries, and texts of others, across its hooks. `word` is part of its code. */
function pluginText(word: string): string {
  return `import { definePlugin } from 'roomwright'

const word = ${JSON.stringify(word)}
const neighbour = (site, entry) => site.entries[(site.entries.findIndex(({ id }) => id === entry.id) + 1) % site.entries.length]

export const random = definePlugin({
  name: 'random',
  checks: (site) => [{ file: 'site.config.ts', severity: 'warning', message: \`\${word} \${site.entries.length}\`, fix: 'F.' }],
  async markdown(tree, { entry, site }) {
    if (entry.title.length % 3 === 0) return
    const other = entry.text.length % 2 === 0 ? neighbour(site, entry) : undefined
    const text = [word, entry.fields.note, site.read('lib/words.txt') ?? 'nothing', other?.title, other?.text.length].join(' ')
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: text }, { type: 'html', value: '<mark>own</mark>' }] })
  },
  pages: (site) => site.languages.map((language) => ({
    address: '/titles',
    language,
    title: \`Titles \${word}\`,
    description: 'All of them.',
    html: site.entries.filter((entry) => entry.language === language).map(({ title, text }) => \`<p>\${title.replaceAll('<', '')} \${text.length}</p>\`).join(''),
  })),
  head: ({ path, entry }, site) => [
    { tag: 'meta', attributes: { name: 'own', content: \`\${path} \${entry?.text.length ?? site.read('lib/words.txt')}\` } },
    { tag: 'link', attributes: { rel: 'me', href: '/titles.txt' } },
  ],
  structuredData: ({ entry }) => (entry ? [{ '@type': 'Thing', name: \`\${word} \${entry.title}\` }] : []),
  files: (site) => [{ path: '/titles.txt', text: site.entries.map(({ title }) => title).join('\\\\n') }],
})
`
}
