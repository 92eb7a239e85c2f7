import { type MessageOf, type TextOf, form } from './Form.ts'
import { messageForms } from './messageForms.ts'
import { toolForms } from './toolForms.ts'

/** The engine's texts for a named page that the publication has not written. */
function plainPage(name: string) {
  return {
    emoji: form(`In the title of ${name}`),
    heading: form('Its heading'),
    describe: form('Its description', 'product'),
  }
}

/** Messages that only the build needs; the browser receives them as part of pages. */
export const builtForms = {
  paid: { label: form('Says that links are paid for'), paidBy: form('Behind such a link', 'advertiser') },
  offlinePage: {
    kicker: form('Above the heading of the page without a connection'),
    heading: form('Its heading'),
    text: form('Its text'),
    retry: form('Its button'),
    describe: form('Its description', 'product'),
  },
  namedPages: {
    home: plainPage('the home page'),
    authors: plainPage('the page of authors'),
    'about-us': plainPage('the page about the publication'),
    'editorial-policy': plainPage('the editorial policy'),
    'privacy-policy': plainPage('the privacy policy'),
    terms: plainPage('the terms of use'),
    sitemap: plainPage('the page with all pages'),
    'not-found': plainPage('the page 404'),
  },
  homePage: {
    projects: form('The heading of articles with a project on the home page'),
    describeUnrated: form('The description of a home page without ratings', 'product'),
  },
  outside: {
    heading: form('On the privacy page, above the scripts of other sites'),
    scripts: form('Before the list of their addresses'),
    connect: form('Before the list of where they may send'),
  },
  noAuthors: form('On the page of authors, where there are none'),
  plain: {
    'about-us': form('The whole text of the page about the publication, where it has written none', 'product'),
    'privacy-policy': form('The whole text of the privacy policy, where it has written none', 'product'),
    terms: form('The whole text of the terms of use, where it has written none', 'product'),
  },
  made: {
    heading: form('The heading of the note on how an article was made'),
    author: {
      person: form('Who signs an article', 'name'),
      'pen-name': form('Who signs an article', 'name'),
      desk: form('Who signs an article', 'name'),
    },
    byPerson: form('Who wrote it'),
    byModel: form('Who wrote it'),
    byNamedModel: form('Who wrote it', 'model'),
    translated: {
      byPerson: form('Who translated it; `original` is the name of a language', 'original'),
      byModel: form('Who translated it', 'original'),
      byNamedModel: form('Who translated it', 'original', 'model'),
    },
    prompt: form('What a model was told', 'prompt'),
    read: {
      byPerson: form('Who read it again', 'name', 'date'),
      byModel: form('Who read it again; `name` answers for it', 'name', 'date'),
      byNamedModel: form('Who read it again; `name` answers for it', 'name', 'date', 'model'),
    },
    reviewed: form('Who reviewed it, on a day that is not recorded', 'name'),
    stoodFirst: form('Of a text that came from elsewhere', 'url'),
    rating: form('Before the five questions and their answers', 'rating'),
    questions: {
      actionable: form('The first question'),
      sourced: form('The second question'),
      shown: form('The third question'),
      safe: form('The fourth question'),
      reread: form('The fifth question'),
    },
    answers: { no: form('An answer'), partly: form('An answer'), yes: form('An answer') },
    corrections: {
      heading: form('The heading of corrections'),
      all: form('The link to those of every article'),
      describe: form('The description of their page', 'product'),
    },
    made: form('When it was made', 'date'),
    changed: form('When it was last changed', 'date'),
  },
  blocks: {
    project: form('The heading of a project'),
    time: form('In a project'),
    cost: form('In a project'),
    costs: { low: form('A cost'), moderate: form('A cost'), high: form('A cost') },
    difficulty: form('In a project'),
    difficulties: { easy: form('A difficulty'), moderate: form('A difficulty'), hard: form('A difficulty') },
    tools: form('In a project'),
    ink: form('Before the contrast of dark text on a colour'),
    paper: form('Before the contrast of light text on a colour'),
    contrastNote: form('Under a palette'),
    care: form('The heading of a care table'),
    material: form('A column of it'),
    daily: form('A column of it'),
    seasonal: form('A column of it'),
    never: form('A column of it'),
    before: form('Before the first of two pictures'),
    after: form('Before the second of two pictures'),
    dimensions: form('The heading of dimensions'),
    cm: form('Behind a number, with the space before it'),
    inches: form('Behind a number, with the space before it'),
    shoppingList: form('The heading of a shopping list'),
  },
  ...toolForms,
  colours: {
    black: form('A colour of a picture'),
    charcoal: form('A colour of a picture'),
    grey: form('A colour of a picture'),
    lightGrey: form('A colour of a picture'),
    white: form('A colour of a picture'),
    cream: form('A colour of a picture'),
    beige: form('A colour of a picture'),
    sand: form('A colour of a picture'),
    ochre: form('A colour of a picture'),
    yellow: form('A colour of a picture'),
    orange: form('A colour of a picture'),
    terracotta: form('A colour of a picture'),
    red: form('A colour of a picture'),
    pink: form('A colour of a picture'),
    brown: form('A colour of a picture'),
    darkBrown: form('A colour of a picture'),
    olive: form('A colour of a picture'),
    sage: form('A colour of a picture'),
    lightGreen: form('A colour of a picture'),
    green: form('A colour of a picture'),
    darkGreen: form('A colour of a picture'),
    teal: form('A colour of a picture'),
    lightBlue: form('A colour of a picture'),
    blue: form('A colour of a picture'),
    darkBlue: form('A colour of a picture'),
    violet: form('A colour of a picture'),
    plum: form('A colour of a picture'),
  },
}

/** The build-only texts of one language. */
export type BuiltTexts = MessageOf<typeof builtForms>

/** An everyday name of a colour. */
export type ColourName = keyof typeof builtForms.colours

/** Every message of the engine. */
export const allForms = { ...messageForms, ...builtForms }

/** The texts of one language. */
export type LanguageTexts = TextOf<typeof allForms>
