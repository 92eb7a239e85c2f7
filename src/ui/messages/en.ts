import { pluralOf } from './plural.ts'

const plural = pluralOf('en')

export const messages = {
  skipToContent: 'Skip to the content',
  menuButton: 'Categorization',
  more: 'More',
  /** Accessible name of a `more` link; begins with the same words. */
  moreIn: (room: string) => `More in ${room}`,
  search: 'Search',

  allCategories: 'All categories',
  stories: (count: number) => plural(count, { one: '# story', other: '# stories' }),
  minutes: (count: number) => `${count} min`,
  by: (author: string) => `By ${author}`,
  authorAndMinutes: (author: string, minutes: number) => `${author}, ${minutes} min`,
  placeAndAuthor: (place: string, author: string) => `${place}, ${author}`,
  rated: (rating: string) => `Rated ${rating} out of 5`,

  moreStuff: 'Have More wonderful Stuff',
  everyStory: 'Every story',
  topRated: 'Top Rated Stories',
  ratedOrder: 'In the order of our editors’ ratings.',
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

  navigatedTo: (title: string) => `Navigated to ${title}`,
  loadingPage: 'The page is loading.',
  offline: 'You are offline, and this page is not on your device yet.',
  searchUnavailable: 'Search cannot be reached just now. Press Enter for the list of all stories.',

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
  sources: 'Sources',
  howMade: 'How this was made',
  madeByPerson: 'Written by a person.',
  madeByModel: 'Written by a language model.',
  madeByNamedModel: (model: string) => `Written by the language model ${model}.`,
  madePrompt: (prompt: string) => `Its instructions: ${prompt}`,
  madeReviewed: (reviewer: string) => `Read and checked by ${reviewer}.`,
  madeOn: (date: string) => `Made on ${date}.`,
  roomBefore: 'The room before',
  roomAfter: 'The room after',
  nextDoor: 'Through the next door',

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

/** Every text of the interface; `en` is the pattern that the other languages satisfy. */
export type Messages = Readonly<typeof messages>
