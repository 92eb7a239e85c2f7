import type { Language } from '../../../shared/languages.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')

export const messages = {
  code: 'en' as Language,
  skipToContent: 'Skip to the content',
  menuButton: 'Categorization',
  more: 'More',
  /** Accessible name of a `more` link; begins with the same words. */
  moreIn: (room: string) => `More in ${room}`,
  language: 'Language',
  languageIs: (name: string) => `Language: ${name}`,
  nearestPage: 'The page is not in this language; this leads to the nearest one.',
  search: 'Search',

  allCategories: 'All categories',
  stories: (count: number) => plural(count, { one: '# story', other: '# stories' }),
  minutes: (count: number) => `${count} min`,
  by: (author: string) => `By ${author}`,
  authorAndMinutes: (author: string, minutes: number) => `${author}, ${minutes} min`,
  placeAndAuthor: (place: string, author: string) => `${place}, ${author}`,
  rated: (rating: string) => `Rated ${rating} out of 5`,

  coloursByArea: 'The colours of the picture, by area',
  pictureColours: (list: string) => `The colours of the picture, by area: ${list}`,
  moreStuff: 'Have More wonderful Stuff',
  everyStory: 'Every story',
  topRated: 'Top Rated Stories',
  ratedOrder: 'By the sum of the answers to five questions.',
  updatedArticles: 'Updated Articles',

  notFound: {
    kicker: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may hold a typing mistake.',
  },
  serverError: {
    kicker: 'Server error',
    heading: 'Something went wrong',
    description: (product: string) => `A page of ${product} could not be shown.`,
    text: 'The page could not be shown this time. Please try again in a minute.',
  },
  goHome: 'Go to the home page',

  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  share: 'Share',
  print: 'Print',
  save: 'Keep for later',
  /** The browser cannot store anything. */
  cannotSave: 'This browser keeps nothing',
  closePicture: 'Close',
  navigatedTo: (title: string) => `Navigated to ${title}`,
  loadingPage: 'The page is loading.',
  offline: 'You are offline, and this page is not on your device yet.',
  searchUnavailable: 'Search cannot be reached just now. Press Enter for the list of all stories.',
  searchNeedsScripts: 'Search works only with scripts, and they are off. Every story is on this page: your browser can find a word on it.',
  searchResults: 'Stories found',
  storiesFor: (count: number, query: string) => `${plural(count, { one: '# story', other: '# stories' })} for “${query}”`,
  noStoryFor: (query: string) => `No story has “${query}” in its title`,
  nearTitles: 'Near titles',
  nearFor: (count: number, query: string) =>
    `No title has “${query}”${count === 0 ? '' : plural(count, { one: '; # story is near', other: '; # stories are near' })}`,
  emptyRoom: 'An empty room',
  emptyRoomAdvice: 'Try fewer letters, or fewer words.',
  opensInNewTab: 'opens in a new tab',

  home: 'Home',
  pagedTitle: (title: string, page: number, pages: number) => `${title}, page ${page} of ${pages}`,
  breadcrumbs: 'Breadcrumbs',
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  nothingYet: 'Nothing has been published here yet.',
  allStories: (count: number) => plural(count, { one: '# story', other: 'All # stories' }),
  allOf: (place: string) => `All of ${place}`,
  everythingIn: (place: string) => `Everything in ${place}`,
  everything: 'Everything',
  topics: 'Topics',
  storiesBy: (author: string) => `Stories by ${author}`,
  unfiled: 'Outside the rooms',

  authorKind: { person: 'Writer', 'pen-name': 'Pen name of our desk', desk: 'Editorial desk' },
  updatedOn: (date: string) => `Updated ${date}`,
  contents: 'Contents',
  contentsSummary: (minutes: number, parts: number) =>
    `${plural(minutes, { one: '# minute', other: '# minutes' })}, ${plural(parts, { one: 'in # part', other: 'in # parts' })}`,
  notes: 'Notes',
  /** Accessible name of the link from a note; `2-3`: to where the text refers to note 2 for the third time. */
  backToNote: (note: string) => `Back to note ${note}`,
  sources: 'Sources',
  roomBefore: 'The room before',
  roomAfter: 'The room after',
  nextDoor: 'Through the next door',

  saved: {
    heading: 'Kept for later',
    text: 'The stories that you keep stay on this device. Nobody else sees the list.',
    nothing: 'Nothing is kept yet',
    how: 'Every story has a “Keep for later” at its end. What you keep waits here, the newest first.',
    remove: 'Remove',
  },

  categories: 'Categories',
  info: 'Info',
  authors: 'Authors',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms of Use',
  aboutUs: 'About Us',
  sitemap: 'Sitemap',
  copyright: (title: string, year: number) => `© ${title}, ${year}`,
  contacts: 'Contacts',
  mail: 'Mail',
  video: 'Video',
  network: 'Social',
  photo: 'Photographs',
  theme: 'Light or dark',
  themeAuto: 'As the system',
  themeLight: 'Light',
  themeDark: 'Dark',

  perPage: '/ page',
  goTo: 'Go to',
  confirm: 'confirm',
  page: 'Page',
  previousPage: 'Previous Page',
  nextPage: 'Next Page',
  previous5Pages: 'Previous 5 Pages',
  next5Pages: 'Next 5 Pages',
  previous3Pages: 'Previous 3 Pages',
  next3Pages: 'Next 3 Pages',
  pageSize: 'Page Size',
}

/** Every text of the interface; the other languages have the type of `en`. */
export type Messages = Readonly<typeof messages>
