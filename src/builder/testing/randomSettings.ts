import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edits, homes } from './randomMaterial.ts'

interface SettingTools {
  /** Returns this many random words. */
  words(this: void, count: number): string
  /** Changes a setting; returns what changed. */
  set(this: void, key: string, value: unknown): string
  /** Writes a file of the publication; returns its path. */
  write(this: void, file: string, content: string | Uint8Array): string
  /** Changes some keys of the theme; returns what changed. */
  setTheme(this: void, part: object): string
}

/** Creates edits to everything but articles: settings, and other files. */
export function settingEdits(random: () => number, { words, set, setTheme, write }: SettingTools): Edits {
  const pick = (items: readonly unknown[]): unknown => items[Math.floor(random() * items.length)]
  /** The font keeps its name and path. */
  const changeFace = () => {
    const name = String(pick(['brygada-1918-latin-wght-normal', 'brygada-1918-cyrillic-wght-normal']))
    write('fonts/own.woff2', readFileSync(join(import.meta.dirname, `../../ui/fonts/${name}.woff2`)))
    return setTheme({ faces: { display: { name: 'Own', files: [{ src: 'fonts/own.woff2' }] } } })
  }
  return [
    ['settings', () => set('title', `Random ${words(1)}`)],
    ['settings', () => set('pageSize', 3 + Math.floor(random() * 5))],
    ['settings', () => set('social', { video: `https://video.example/${words(1)}` })],
    ['front page', () => set('home', pick(homes))],
    ['switch', () => set(String(pick(['ratings', 'paidLinks', 'emojiTitles'])), random() < 0.5)],
    ['profile', () => set('social', { [words(1)]: `https://social.example/${words(1)}` })],
    ['look', () => setTheme({ look: pick(['house', 'plain', 'blueprint']) })],
    ['colours', () => setTheme({ colours: { light: { accent: pick(['#7a1fa2', '#0b5a3c', '#8a1c1c']) } } })],
    ['face', changeFace],
    [
      'drawing',
      () =>
        write(
          'public/drawings.svg',
          `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="seats" viewBox="0 0 9 9"><path d="M0 0h${1 + Math.floor(random() * 8)}"/></symbol></svg>`,
        ),
    ],
    ['style sheet', () => write('public/custom.css', `p { margin: ${Math.floor(random() * 9)}px }\n`)],
    ['base', () => set('base', pick(['/', '/blog', '/a/b']))],
    ['host', () => set('host', pick(['bucket', 'netlify', 'cloudflare', 'github', 'nginx']))],
    [
      'third party',
      () =>
        set('thirdParty', {
          scripts: [{ src: 'https://stats.example/a.js', data: { site: words(1) } }],
          connect: [`https://${String(pick(['one', 'two']))}.example`],
        }),
    ],
    ['words', () => set('words', { tr: { search: words(2), save: words(2) } })],
    ['language file', () => write('languages/en.yaml', `more: ${words(1)}\nupdatedOn: '${words(1)} {date}'\n`)],
    ['synonyms', () => set('search', { synonyms: { en: [[words(1), 'sofa']] } })],
    [
      'paid link',
      () => write('ads.json', JSON.stringify({ sapeLinks: { '/seats': [`<a href="https://paid.example/">${words(2)}</a>`] } })),
    ],
    ['redirect', () => write('redirects.yaml', `- { from: /${words(1)}-old, to: /seats, status: 301 }\n`)],
    ['page', () => write('pages/about-us/en.md', `---\ntitle: About\ndescription: About us.\n---\n\n${words(9)}\n`)],
    ['placeholder', () => write('pages/about-us/en.md', '---\ntitle: A\ndescription: A.\nplaceholder: true\n---\n\nWrite.\n')],
    ['empty page', () => write('pages/terms/tr.md', `---\ntitle: ${words(2)}\ndescription: T.\n---\n`)],
    ['policy', () => write('pages/editorial-policy/tr.md', `---\ntitle: ${words(2)}\ndescription: Policy.\n---\n\n${words(9)}\n`)],
  ]
}
