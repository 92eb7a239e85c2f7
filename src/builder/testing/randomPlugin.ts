interface Used {
  readonly plugins: boolean
  readonly collections: boolean
}

/** Settings, with the plug-in of `pluginText` and collections, or without. */
export function settingsText(settings: object, { plugins, collections }: Used): string {
  const plain = JSON.stringify(settings)
  if (!plugins && !collections) return `export default ${plain}\n`
  return [
    ...(plugins ? ["import { random } from './plugins/random.ts'"] : []),
    ...(collections ? ["import { collections } from './lib/collections.ts'"] : []),
    `export default { ...${plain}${plugins ? ', plugins: [random]' : ''}${collections ? ', collections' : ''} }\n`,
  ].join('\n')
}

/** A plug-in that reads a file, the entries, and texts of others, at each of its places. `word` stands in its own code. */
export function pluginText(word: string): string {
  return `import { definePlugin } from 'roomwright'

const word = ${JSON.stringify(word)}
const neighbour = (site, entry) => site.entries[(site.entries.findIndex(({ id }) => id === entry.id) + 1) % site.entries.length]

export const random = definePlugin({
  name: 'random',
  checks: (site) => [{ file: 'site.config.ts', severity: 'warning', message: \`\${word} \${site.entries.length}\`, fix: 'F.' }],
  async markdown(tree, { entry, site }) {
    if (entry.title.length % 3 === 0) return
    const other = entry.text.length % 2 === 0 ? neighbour(site, entry) : undefined
    const text = [word, site.read('lib/words.txt') ?? 'nothing', other?.title, other?.text.length].join(' ')
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
