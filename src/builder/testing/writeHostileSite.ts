import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const fixtures = join(import.meta.dirname, '../../../fixtures/sites')

/** 200 texts that try to become markup, code or URLs. */
export const hostileStrings = JSON.parse(readFileSync(join(fixtures, 'hostile/strings.json'), 'utf8')) as readonly string[]

const at = (index: number) => hostileStrings[index % hostileStrings.length] ?? ''

/** Returns the texts of article `index`; across all articles every string occurs in every place. */
export function hostileTexts(index: number) {
  return {
    title: at(index),
    description: at(index + 1),
    author: at(index + 2),
    alt: at(index + 3),
    caption: at(index + 4),
    source: at(index + 5),
    model: at(index + 6),
    prompt: at(index + 7),
    reviewer: at(index + 8),
    heading: at(index + 9),
    cell: at(index + 10),
    item: at(index + 11),
  }
}

/** URLs that a link may not have, and some that it may. */
const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'java&#9;script:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https://hostile.example/"onmouseover="alert(1)',
  "https://hostile.example/'><script>alert(1)</script>",
  'https://hostile.example/%0d%0aSet-Cookie:x',
]

/** Words and markup of the documents themselves. */
const layoutWords = 'page-content <main id="content"></main> </main> <!-- -->'

/** Writes a publication whose texts are all hostile and all valid. */
export function writeHostileSite(folder: string): void {
  const picture = readFileSync(join(fixtures, 'full/articles/windsor/chair.png'))
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const config = {
    key: at(0),
    slug: 'hostile',
    title: at(112),
    url: 'https://site.example',
    languages: ['en'],
    social: { video: "https://hostile.example/'onmouseover='alert(1)" },
    pageSize: 16,
  }
  write('site.config.ts', `export default ${JSON.stringify(config)}\n`)
  write('categories.yaml', JSON.stringify(categories(), undefined, 1))
  for (const [index, name] of hostileStrings.entries()) {
    write(
      `authors/author-${index}/en.md`,
      page({ name, meta_title: at(index + 1), meta_description: at(index + 2), kind: 'pen-name' }, body(index)),
    )
    write(`articles/item-${index}/en.md`, article(index))
    write(`articles/item-${index}/lead.png`, picture)
  }
  for (const [index, name] of ['home', 'authors', 'about-us', 'editorial-policy', 'terms', 'sitemap', 'not-found'].entries()) {
    write(`pages/${name}/en.md`, page({ title: at(index * 9), description: at(index * 9 + 1), heading: at(index * 9 + 2) }, body(index)))
  }
  const sapeLinks = hostileStrings.map((text, index) => [
    `/articles/item-${index}`,
    [text, `<a href="https://shop.example/">${text}</a>`, `<a href="${text}">a</a>`, `<a href='${at(index + 1)}'${text}>b</a>`],
  ])
  write(
    'ads.json',
    JSON.stringify({
      sapeLinks: Object.fromEntries(sapeLinks),
      sapeNewUrl: `<a href="https://new.example/">${hostileStrings.slice(0, 20).join(' ')}</a>`,
    }),
  )
  write('public/logo.svg', '<svg viewBox="0 0 9 9"><path id="page-content" d="M0 0h9"/><use href="#page-content"/></svg>')
  write('public/<img src=x onerror=alert(1)>".txt', 'A file.')
}

function categories() {
  const node = (index: number, children: object | null) => ({ slug: `c-${index}`, title: at(index), description: at(index + 1), children })
  const entries = Array.from({ length: 10 }, (_, index) => {
    const topic = { [`t${index}`]: node(index * 20 + 2, null) }
    const children = { [`s${index}`]: node(index * 20 + 1, topic), other: node(index * 20 + 3, null) }
    return [`c${index}`, node(index * 20, children)]
  })
  return Object.fromEntries([...entries, ['layout', { ...node(0, null), slug: 'layout', title: layoutWords }]]) as object
}

function article(index: number): string {
  const texts = hostileTexts(index)
  const group = index % 10
  const fields = {
    title: texts.title,
    slug: `item-${index}`,
    description: texts.description,
    author: texts.author,
    date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    updated: '2026-03-01',
    rating: 4.5,
    entities: [{ category: `c${group}`, subcategories: [{ subcategory: `s${group}`, subsubcategories: [`t${group}`] }] }],
    image: { src: 'lead.png', alt: texts.alt, caption: texts.caption },
    sources: [{ title: texts.source, url: "https://hostile.example/'onmouseover='alert(1)" }],
    corrections: [{ date: '2026-03-02', text: texts.reviewer }],
    made: { by: 'model', model: texts.model, prompt: texts.prompt, readings: [reading(texts.reviewer)], at: '2026-01-01' },
  }
  return page(fields, `${body(index)}\n\n${list(index)}`)
}

function reading(by: string) {
  return { by, kind: 'person', date: '2026-03-01', answers: [1, 1, 1, 1, 0.5] }
}

/** Writes front matter as JSON, which is valid YAML. */
function page(fields: object, text: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n${text}`
}

/** Returns a text with the string as words, and in every other place of a text. */
function body(index: number): string {
  const { title, heading, cell, item, alt } = hostileTexts(index)
  return [
    inline(title),
    inline(layoutWords),
    `## ${inline(heading)}`,
    `[${inline(cell)}](<${(hostileLinks[index % hostileLinks.length] ?? '').replace(/[<>]/g, '\\$&')}>)`,
    `| a | b |\n|---|---|\n| ${inline(cell)} | ${inline(item)} |`,
    `A note[^1].\n\n[^1]: ${inline(alt)}`,
    `\`\`\`${inline(item)}\n${alt.replace(/`/g, "'")}\n\`\`\``,
  ].join('\n\n')
}

/** Returns a block of an article. */
function list(index: number): string {
  const { heading, cell, item } = hostileTexts(index)
  return `\`\`\`shopping-list\n${JSON.stringify({ title: heading, items: [{ item, amount: cell }] })}\n\`\`\``
}

/** Puts a text in one line without links: a broken link would be a content error. */
function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]|`]/g, '\\$&')
}
