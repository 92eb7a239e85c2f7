import { defineSite } from 'roomwright'
import { highlight, mathematics, readingList, typography } from 'roomwright/plugins'
import { series } from './lib/series.ts'
import { codeResults } from './plugins/codeResults.ts'
import { seriesParts } from './plugins/seriesParts.ts'

export default defineSite({
  key: 'half-an-ulp',
  slug: 'half-an-ulp',
  title: 'Half an Ulp',
  url: 'https://half-an-ulp.example',
  languages: ['en', 'de'],
  home: ['text', 'newest'],
  ratings: false,
  emojiTitles: false,
  theme: {
    look: 'plain',
    colours: {
      light: {
        ground: '#fcfdfa',
        raised: '#e9f2e4',
        text: '#15201a',
        muted: '#4b5c51',
        line: '#7b9182',
        accent: '#b02418',
        accentText: '#ffffff',
        mark: '#ffe08a',
      },
      dark: {
        ground: '#0d1310',
        raised: '#162019',
        text: '#e4ece5',
        muted: '#a0b1a5',
        line: '#5d7364',
        accent: '#ff8d75',
        accentText: '#1d0703',
        mark: '#5a4708',
      },
    },
    faces: {
      display: { name: 'Sometype Mono', files: [{ src: 'fonts/sometype-mono-latin-wght-normal.woff2', weight: '400 700' }] },
      text: {
        name: 'STIX Two Text',
        files: [
          { src: 'fonts/stix-two-text-latin-wght-normal.woff2', weight: '400 700' },
          { src: 'fonts/stix-two-text-latin-wght-italic.woff2', weight: '400 700', style: 'italic' },
          { src: 'fonts/stix-two-text-greek-wght-normal.woff2', weight: '400 700' },
        ],
      },
    },
  },
  words: {
    en: {
      menuButton: 'Subjects',
      stories: { one: '{count} note', other: '{count} notes' },
      allStories: { one: '{count} note', other: 'All {count} notes' },
      everythingIn: 'All notes on {place}',
      storiesBy: 'Notes by {author}',
    },
    de: {
      menuButton: 'Themen',
      stories: { one: '{count} Notiz', other: '{count} Notizen' },
      allStories: { one: '{count} Notiz', other: 'Alle {count} Notizen' },
      everythingIn: 'Alle Notizen zu {place}',
      storiesBy: 'Notizen von {author}',
    },
  },
  collections: { series },
  plugins: [
    seriesParts(),
    codeResults(),
    highlight(),
    mathematics(),
    readingList({
      file: { en: 'reading.en.opml', de: 'reading.de.opml' },
      words: {
        en: { title: 'Further reading', description: 'The papers and standards behind the notes.' },
        de: { title: 'Zum Weiterlesen', description: 'Die Aufsätze und Normen hinter den Notizen.' },
      },
    }),
    typography(),
  ],
})
