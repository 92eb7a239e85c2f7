import { createConfigLocator } from '../../../src/content/load/config/loadConfig.ts'
import { checkSettings } from '../../../src/content/load/config/readSettings.ts'
import { createSourceText } from '../../../src/content/load/source/sourceText.ts'
import type { Problem } from '../../../src/content/problem.ts'
import { parseOpml } from '../../../src/plugins/parseOpml.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'
import { fateOf, messageFaults, problemFaults } from '../judge.ts'
import { filesOf, jsonPieces } from './corpora.ts'

const settingsText = (value: string) => `export default ${value}\n`

const settings: FuzzTarget = {
  name: 'settings',
  corpus: [
    '{ "key": "m", "slug": "m", "title": "M", "url": "https://a.example", "languages": ["en", "tr"], "base": "/blog", "contact": "mailto:a@b.example", "pageSize": 12, "theme": { "colours": { "light": { "accent": "#aa0000" } } }, "rules": { "missing-alt": "warning" } }',
    '{ "thirdParty": { "scripts": [{ "src": "https://a.example/x.js", "strategy": "worker" }], "connect": ["https://b.example"] }, "search": { "synonyms": { "en": [["film", "movie"]] } }, "words": { "en": { "search": { "label": "Find" } } }, "buckets": { "prefix": "a", "endpoint": "https://s3.example" } }',
    '{ "social": { "video": "https://v.example" }, "home": [], "hosting": "netlify", "theme": { "look": "gallery", "faces": [{ "name": "A", "files": [{ "src": "a.woff2", "weight": "400 700" }] }] }, "writing": { "model": "a", "product": "b" } }',
  ],
  words: [
    ...jsonPieces,
    'key',
    'slug',
    'title',
    'url',
    'languages',
    'base',
    'theme',
    'colours',
    'faces',
    'rules',
    'writing',
    'thirdParty',
    'words',
    'home',
    'social',
    'defaultCategory',
  ].map((word) => (/^\w/.test(word) ? `"${word}": ` : word)),
  take(input) {
    const text = settingsText(input)
    const source = createSourceText('site.config.ts', text)
    const locate = createConfigLocator(source.text)
    const lost = [[], ['key'], ['languages', 1], ['theme', 'faces', 0, 'files']]
      .map((path) => locate(path))
      .find((place) => !(place >= 0 && place <= source.text.length))
    const value = valueOf(input)
    const all = value === undefined ? [] : settingProblems(value, { source, locate })
    return {
      faults: [...problemFaults(all, source.text, ['site.config.ts']), ...(lost === undefined ? [] : [`a setting is at ${lost}`])],
      fate: fateOf(all),
    }
  },
}

function settingProblems(
  value: unknown,
  place: Pick<NonNullable<Parameters<typeof checkSettings>[0]['data']>, 'source' | 'locate'>,
): readonly Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return checkSettings({ data: { ...place, value }, problems: [] }, { used: new Set(['en']), known: ['en', 'tr', 'ru', 'ko'] }).problems
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const opml: FuzzTarget = {
  name: 'opml',
  corpus: [
    ...filesOf('fixtures/sites', /\.opml$/),
    '<?xml version="1.0"?><!DOCTYPE opml [<!ENTITY a "b">]><opml><body><outline text="a" xmlUrl="https://a.example/f"><outline title="b"/></outline></body></opml>',
  ],
  words: [
    '<outline text="a">',
    '</outline>',
    '<outline/>',
    '<body>',
    '</body>',
    '&amp;',
    '&a;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?x ?>',
    'xmlUrl="',
    ' htmlUrl="javascript:a"',
    '<!DOCTYPE a [',
    '"',
  ],
  take(input) {
    try {
      const outlines = parseOpml(input)
      const away = JSON.stringify(outlines).match(/"url":"(?!https?:)[^"]*/i)
      return { faults: away ? [`an outline leads to ${away[0]}`] : [], fate: `outlines ${outlines.length}` }
    } catch (error) {
      // The plug-in reports it as a problem of its file.
      const { message } = error as Error
      return { faults: messageFaults(message, input), fate: message.replace(/\d+|"[^"]*"/g, '').slice(0, 60) }
    }
  },
}

export const settingsTargets: readonly FuzzTarget[] = [settings, opml]
