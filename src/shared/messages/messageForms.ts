import { type Form, type MessageOf, form } from './Form.ts'
import type { Language } from '../languages/languages.ts'

/** The messages that components show, both in the browser and in documents: where each appears, and its placeholders. */
export const messageForms = {
  skipToContent: form('The first link of the keyboard’s order'),
  menuButton: form('The button that opens the categories'),
  more: form('The link at the end of a row of articles'),
  moreIn: form('Its accessible name; begins with the same words as `more`', 'category'),
  language: form('The accessible name of the language menu'),
  languageIs: form('The accessible name of its button', 'name'),
  nearestPage: form('In the language menu, where the page is not translated'),
  search: form('The search box'),

  allCategories: form('The heading of the list of categories'),
  stories: form('How many articles a category holds', 'count'),
  minutes: form('Reading time, short', 'count'),
  by: form('Above an article', 'author'),
  authorAndMinutes: form('Under a title in a list', 'author', 'minutes'),
  comma: form('Between facts on one line, with the space behind it'),
  placeAndAuthor: form('Under a title in a list: the category and the author', 'place', 'author'),
  rated: form('The accessible name of a rating', 'rating'),

  coloursByArea: form('Beside the colours of a picture'),
  pictureColours: form('The same with the colours in words', 'list'),
  newest: form('The heading of more articles on the home page'),
  everyStory: form('The link to the list of all articles'),
  topRated: form('The heading of the best rated articles'),
  ratedOrder: form('Under that heading: what orders them'),
  updatedArticles: form('The heading of the articles that were changed last'),

  notFound: { kicker: form('Above the heading of the page 404'), text: form('Its text') },
  serverError: {
    kicker: form('Above the heading of the page 500'),
    heading: form('Its heading'),
    description: form('Its description', 'product'),
    text: form('Its text'),
  },
  goHome: form('The link on error pages'),

  copyLink: form('A button under an article'),
  linkCopied: form('What the button says afterwards'),
  share: form('A button under an article'),
  print: form('A button under an article'),
  save: form('The button that keeps an article on the device'),
  kept: form('What that button says of an article that is kept'),
  cannotSave: form('What the button says where the browser cannot store anything'),
  closePicture: form('The button over an enlarged picture'),
  navigatedTo: form('Said to screen readers once the next page is there', 'title'),
  loadingPage: form('Said where a page is slow'),
  offline: form('Said where a page cannot be had without a connection'),
  searchUnavailable: form('In the search panel, where the titles do not come'),
  searchNeedsScripts: form('On the list of all articles, without scripts'),
  searchResults: form('The accessible name of the titles found'),
  storiesFor: form('How many titles were found', 'count', 'query'),
  noStoryFor: form('Where none was found', 'query'),
  nearTitles: form('The heading of titles that are near to what was typed'),
  nearFor: form('Where there are only such titles', 'count', 'query'),
  nothingNear: form('Where there are not even such titles', 'query'),
  nothingFound: form('The heading of an empty search result'),
  nothingFoundAdvice: form('Its text'),
  opensInNewTab: form('After links that do so'),

  home: form('The first crumb'),
  pagedTitle: form('The title of a further page of a list', 'title', 'page', 'pages'),
  breadcrumbs: form('The accessible name of the crumbs'),
  pages: form('The accessible name of the links to the pages of a list'),
  pageOf: form('Which page of a list this is', 'page', 'pages'),
  nothingYet: form('Where a category holds no article'),
  allStories: form('The link to the articles of a category', 'count'),
  allOf: form('The link to a whole category', 'place'),
  everythingIn: form('The heading of a whole category', 'place'),
  everything: form('The link to all articles of a category, short'),
  topics: form('The heading of topics'),
  storiesBy: form('The heading of an author’s articles', 'author'),
  unfiled: form('The heading of articles without a category'),

  authorKind: {
    person: form('Under the name of an author who is a person'),
    'pen-name': form('Under a pen name'),
    desk: form('Under the name of the editors'),
  },
  updatedOn: form('When an article was changed', 'date'),
  contents: form('The heading of an article’s contents'),
  contentsMinutes: form('How long an article is', 'count'),
  contentsParts: form('How many parts it has; after the minutes', 'count'),
  contentsSummary: form('Both together', 'time', 'parts'),
  notes: form('The heading of the footnotes'),
  backToNote: form('The accessible name of the link from a footnote; `2-3` is note 2, for the third time', 'note'),
  sources: form('The heading of the sources'),
  previousArticle: form('Before the link to the previous article'),
  nextArticle: form('Before the link to the next article'),
  relatedArticles: form('The heading of related articles'),

  saved: {
    heading: form('The heading of the page of kept articles'),
    text: form('Its text'),
    nothing: form('Its heading where nothing is kept'),
    how: form('How to keep an article; quotes `save`'),
    remove: form('The button that takes an article off the list'),
  },

  categories: form('A heading in the footer'),
  info: form('A heading in the footer'),
  authors: form('The page of authors'),
  privacyPolicy: form('The privacy policy'),
  terms: form('The terms of use'),
  aboutUs: form('The page about the publication'),
  sitemap: form('The page with all pages'),
  copyright: form('The last line of the footer', 'title', 'year'),
  contacts: form('A heading in the footer'),
  mail: form('The mail link in the footer'),
  video: form('The link to videos in the footer'),
  network: form('The link to a social network in the footer'),
  photo: form('The link to photographs in the footer'),
  theme: form('The accessible name of the choice of colours'),
  themeAuto: form('One of its three choices'),
  themeLight: form('One of its three choices'),
  themeDark: form('One of its three choices'),

  perPage: form('After the number of articles on a page'),
  goTo: form('Before the field for the number of a page'),
  confirm: form('The button behind that field'),
  page: form('The accessible name of that field'),
  previousPage: form('A link of the pager'),
  nextPage: form('A link of the pager'),
  previous5Pages: form('A link of the pager'),
  next5Pages: form('A link of the pager'),
  previous3Pages: form('A link of the pager'),
  next3Pages: form('A link of the pager'),
  pageSize: form('The accessible name of the number of articles on a page'),
}

/** Every text of the interface in one language. */
export type Messages = MessageOf<typeof messageForms> & {
  readonly code: Language
  /** The digits 0 to 9 of the language, if it writes others. */
  readonly digits?: string
}

type KeysOf<F> = { [Name in keyof F & string]: F[Name] extends Form ? Name : `${Name}.${KeysOf<F[Name]>}` }[keyof F & string]

/** The name of a message; in a group, behind the group's name and a dot. */
export type MessageKey = KeysOf<typeof messageForms>
