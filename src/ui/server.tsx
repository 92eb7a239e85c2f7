import type { FunctionComponent, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '../shared/languages.ts'
import type { PageData, PageResult, Slices } from '../shared/pageData.ts'
import type { ComponentName, PropsByComponent } from '../shared/pageProps.ts'
import { RouteNotices, SkipLink, mainId } from './App.tsx'
import { IslandNames } from './islands/Island.tsx'
import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import { MessagesContext } from './messages/MessagesContext.ts'
import type { Messages } from './messages/en/messages.ts'
import { ArticlePage } from './pages/article/ArticlePage.tsx'
import { AuthorPage } from './pages/author/AuthorPage.tsx'
import { AuthorsPage } from './pages/authors/AuthorsPage.tsx'
import { CategoryPage } from './pages/category/CategoryPage.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { InfoPage } from './pages/info/InfoPage.tsx'
import { NotFoundPage } from './pages/notFound/NotFoundPage.tsx'
import { OfflinePage } from './pages/offline/OfflinePage.tsx'
import { SavedPage } from './pages/saved/SavedPage.tsx'
import { ServerErrorPage } from './pages/serverError/ServerErrorPage.tsx'
import { SitemapPage } from './pages/sitemap/SitemapPage.tsx'
import { SubcategoryPage } from './pages/subcategory/SubcategoryPage.tsx'

/** By the file of the language's folder. */
const catalogues = import.meta.glob<Messages>('./messages/*/messages.ts', { eager: true, import: 'messages' })

/** Each island's file exports one component, by the file's name. */
const islandFiles = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.island.tsx', { eager: true })
const islandNames = new Map(
  Object.values(islandFiles).flatMap((file) => Object.entries(file).map(([name, component]) => [component, name])),
)

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

/** The inside of `<div id="root">` around a page: the HTML before the page and the HTML after it. */
export interface RenderedLayout {
  readonly before: string
  readonly after: string
  /** The HTML after the root. */
  readonly notices: string
}

/** Renders what all pages of a language share, once. */
export function renderLayout(language: Language, { header, footer }: Slices): RenderedLayout {
  const top = (
    <>
      <SkipLink />
      <Header slice={header} />
    </>
  )
  return {
    before: `${render(language, top)}<main id="${mainId}">`,
    after: `</main>${render(language, <Footer slice={footer} />)}`,
    notices: render(language, <RouteNotices />),
  }
}

/** Renders the page itself: the inside of `<main>`. */
export function renderContent({ result }: PageData): string {
  return render(result.language, pageOf(result)) + (result.after ?? '')
}

function pageOf<Name extends ComponentName>({ component, props }: PageResult<Name>): ReactNode {
  const Page: FunctionComponent<PropsByComponent[Name]> = pages[component]
  return <Page {...props} />
}

function render(language: Language, part: ReactNode): string {
  const messages = catalogues[`./messages/${language}/messages.ts`]
  if (!messages) throw new Error(`There are no messages in "${language}"`)
  return renderToString(
    <MessagesContext value={messages}>
      <IslandNames value={islandNames}>{part}</IslandNames>
    </MessagesContext>,
  )
}
