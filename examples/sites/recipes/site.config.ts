import { defineSite } from 'roomwright'
import { recipes } from './lib/recipes.ts'
import { ingredientIndex } from './plugins/ingredientIndex.ts'

export default defineSite({
  key: 'half-a-lemon',
  slug: 'half-a-lemon',
  title: 'Half a Lemon',
  // Where readers find the site: scheme and host.
  url: 'https://half-a-lemon.example',
  languages: ['en'],
  home: [{ collection: 'recipes' }, 'newest', 'text'],
  ratings: false,
  emojiTitles: false,
  theme: {
    look: 'plain',
    colours: {
      light: {
        ground: '#fffdf6',
        raised: '#fdf0c8',
        text: '#2b1620',
        muted: '#6b5058',
        line: '#a08a84',
        accent: '#b5321b',
        accentText: '#fffdf6',
        mark: '#ffdc73',
      },
      dark: {
        ground: '#1e1218',
        raised: '#2e1b24',
        text: '#fbeedd',
        muted: '#c9b2ad',
        line: '#8b7276',
        accent: '#ffa184',
        accentText: '#2b1016',
        mark: '#6e4c0c',
      },
    },
    faces: {
      display: { name: 'Caprasimo', files: [{ src: 'fonts/caprasimo.woff2', weight: '100 900' }] },
      text: { name: 'Karla', files: [{ src: 'fonts/karla.woff2' }] },
    },
  },
  words: {
    en: {
      menuButton: 'Contents',
      newest: 'How it works',
      previousArticle: 'Before',
      nextArticle: 'After',
      relatedArticles: 'More to cook',
    },
  },
  collections: { recipes },
  plugins: [ingredientIndex()],
})
