import { defineSite } from 'roomwright'
import { typography } from 'roomwright/plugins'
import { exhibits, galleries } from './lib/catalogue.ts'
import { galleryWalk } from './plugins/galleryWalk.ts'
import { handList } from './plugins/handList.ts'

export default defineSite({
  key: 'mithal',
  slug: 'mithal',
  title: 'مثال Mithal',
  // Where readers find the site: scheme and host.
  url: 'https://mithal.example',
  // Arabic is the default: its pages have no prefix and run from right to left.
  languages: ['ar', 'en'],
  home: ['text', { collection: 'galleries' }, { collection: 'exhibits' }],
  ratings: false,
  emojiTitles: false,
  theme: {
    look: 'plain',
    colours: {
      light: {
        ground: '#f6f2ea',
        raised: '#e9e2d4',
        text: '#1c1a17',
        muted: '#595247',
        line: '#877d6d',
        accent: '#22305a',
        accentText: '#f6f2ea',
        mark: '#efd58a',
      },
      dark: {
        ground: '#12110f',
        raised: '#201e1a',
        text: '#f2ece0',
        muted: '#b9b0a0',
        line: '#837a6b',
        accent: '#e3b765',
        accentText: '#1c1a17',
        mark: '#5d4a17',
      },
    },
    faces: {
      display: {
        name: 'Reem Kufi',
        files: [{ src: 'fonts/reem-kufi-arabic.woff2' }, { src: 'fonts/reem-kufi-latin.woff2' }],
      },
      text: {
        name: 'Amiri',
        files: [
          { src: 'fonts/amiri-arabic.woff2', weight: 400 },
          { src: 'fonts/amiri-latin.woff2', weight: 400 },
        ],
      },
    },
  },
  words: {
    ar: { previousArticle: 'السابق', nextArticle: 'التالي', relatedArticles: 'في المتحف أيضًا' },
    en: { previousArticle: 'Before it', nextArticle: 'After it', relatedArticles: 'Also in the museum' },
  },
  collections: { exhibits, galleries },
  plugins: [typography(), galleryWalk(), handList()],
})
