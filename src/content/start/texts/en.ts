import type { StartTexts } from '../StartTexts.ts'

export const en: StartTexts = {
  article: {
    title: 'How to write here',
    description: 'Where the texts are, what is at the top of each, and how to see, check and publish them.',
    body: [
      'Every text of [this site]({sitemap}) is a file. This one is `articles/how-to-write/{lang}.md`: open it in an editor, change a word and save. With `npx roomwright dev` running, the page in the browser changes too.',
      '## Start an article',
      '`npx roomwright new article --title "Sowing peas"` makes a folder in `articles/` with a file for the text. Pictures go into the same folder. A translation is one more file beside it, named after its language: `npx roomwright new article sowing-peas --lang tr`.',
      '## The lines at the top',
      'Each file begins with fields between two lines of `---`.',
      '| field | what it says |\n|---|---|\n| `title` | the heading of the page |\n| `slug` | the last part of its address |\n| `description` | one or two sentences for search engines and cards |\n| `author` | the name from a file in [`authors/`]({authors}) |\n| `date` | the day it is first published |\n| `entities` | the categories it belongs to, by their keys in `categories.yaml` |\n| `status` | `draft` keeps it off the site; without this line it is published |',
      '## The text',
      'Below the fields you write Markdown: a blank line ends a paragraph, `##` begins a section, `**two stars**` make a word bold. A picture is `![what it shows](./picture.jpg "its caption")`, and a link to another article is `[its name](/articles/its-slug)`.',
      '## Before you publish',
      '`npx roomwright check` names every mistake with its file and line, and says what to write instead. `npx roomwright build` makes the site in `dist/`.',
      'The pages about the site, its privacy policy and its terms are still marked `placeholder: true` in `pages/`: they are left out of the site until you have written them and deleted that line. When you no longer need this article, delete its folder.',
    ],
  },
  author: {
    name: 'The editors',
    description: 'Who writes and edits {title}.',
    biography: 'The people who write and edit {title}.',
  },
  person: 'What {name} writes for {title}.',
  home: 'The newest articles of {title}, and everything before them.',
  pages: {
    'about-us': {
      heading: 'About us',
      description: 'What {title} is, and who makes it.',
      body: 'Say what the site is about, who writes it, and how readers reach you.',
    },
    'privacy-policy': {
      heading: 'Privacy policy',
      description: 'What {title} keeps about its readers.',
      body: 'Say who is responsible for the site, what you and your host record about visits, for how long, and whom readers may ask about it.',
    },
    terms: {
      heading: 'Terms of use',
      description: 'The terms under which {title} can be read.',
      body: 'Say what readers may do with the texts and pictures, and what you are liable for.',
    },
  },
  categories: {
    guides: { title: 'Guides', description: 'How to do things, step by step.' },
    notes: { title: 'Notes', description: 'Short pieces and observations.' },
  },
  category: 'Articles about {name}.',
  draft: {
    description: 'Say in one or two sentences what the reader finds here.',
    body: 'Begin here.',
  },
}
