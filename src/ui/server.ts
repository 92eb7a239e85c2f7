import { type FunctionComponent, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '../shared/languages.ts'
import type { PageData, Slices } from '../shared/pageData.ts'
import type { ComponentName, PropsByComponent } from '../shared/pageProps.ts'
import { App, RouteNotices } from './App.tsx'
import { MessagesContext } from './messages/MessagesContext.ts'
import type { Messages } from './messages/en/messages.ts'
import { ArticlePage } from './pages/article/ArticlePage.tsx'
import { AuthorPage } from './pages/author/AuthorPage.tsx'
import { AuthorsPage } from './pages/authors/AuthorsPage.tsx'
import { CategoryPage } from './pages/category/CategoryPage.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { InfoPage } from './pages/info/InfoPage.tsx'
import { NotFoundPage, OfflinePage, ServerErrorPage } from './pages/lost/LostPages.tsx'
import { SavedPage } from './pages/saved/SavedPage.tsx'
import { SitemapPage } from './pages/sitemap/SitemapPage.tsx'
import { SubcategoryPage } from './pages/subcategory/SubcategoryPage.tsx'

/** By the file of the language's folder. */
const catalogues = import.meta.glob<Messages>('./messages/*/messages.ts', { eager: true, import: 'messages' })

const pages: { readonly [Name in ComponentName]: FunctionComponent<PropsByComponent[Name]> } = {
  home: HomePage,
  category: CategoryPage,
  subcategory: SubcategoryPage,
  article: ArticlePage,
  author: AuthorPage,
  authors: AuthorsPage,
  info: InfoPage,
  sitemap: SitemapPage,
  saved: SavedPage,
  notFound: NotFoundPage,
  serverError: ServerErrorPage,
  offline: OfflinePage,
}

/** The inside of `<div id="root">` around a page: what stands before the page's own HTML, and what after it. */
export interface RenderedLayout {
  readonly before: string
  readonly after: string
  /** What stands after it, in the same language. */
  readonly notices: string
}

const gap = 'page-content'

/** Renders what all pages of a language share, once. */
export function renderLayout(language: Language, slices: Slices): RenderedLayout {
  const messages = messagesIn(language)
  const html = renderToString(createElement(App, { slices, messages }, gap))
  const [before = '', after = ''] = html.split(gap)
  const notices = renderToString(createElement(MessagesContext, { value: messages }, createElement(RouteNotices)))
  return { before, after, notices }
}

/** Renders the page itself: what stands inside `<main>`. */
export function renderContent({ result }: PageData): string {
  const { language, component, props, after = '' } = result
  // The table pairs every component with its own props; the compiler cannot follow it there.
  const page = createElement(pages[component] as FunctionComponent<typeof props>, props)
  return renderToString(createElement(MessagesContext, { value: messagesIn(language) }, page)) + after
}

function messagesIn(language: Language): Messages {
  const messages = catalogues[`./messages/${language}/messages.ts`]
  if (!messages) throw new Error(`There are no messages in "${language}"`)
  return messages
}
