import type { FunctionComponent, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageData, PageResult, Slices } from '../shared/pages/pageData.ts'
import type { ComponentName, PropsByComponent } from '../shared/pages/pageProps.ts'
import { RouteNotices, SkipLink, mainId } from './App.tsx'
import { IslandNames } from './islands/Island.tsx'
import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import { MessagesContext } from './messages/MessagesContext.ts'
import type { Messages } from '../shared/messages/messageForms.ts'
import { type OwnPage, PageContext } from './own/PageContext.ts'
import { ownIslands } from './own/OwnIsland.ts'
import { startPart } from './own/serverReact.ts'
import { type OwnSlots, SlotsContext } from './own/slot.tsx'
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

/** Each island's file exports one component, named like the file. */
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

export { shared } from './own/serverReact.ts'

/** The HTML inside `<div id="root">` before and after the page. */
export interface RenderedLayout {
  readonly before: string
  readonly after: string
  /** The HTML after the root. */
  readonly notices: string
}

/** A page, and the publication's replacements for parts of the engine on it. */
export interface OwnParts extends OwnPage {
  readonly slots: OwnSlots
}

/** Renders the parts that all pages of a language share, once. */
export function renderLayout(messages: Messages, { header, footer }: Slices, own?: OwnParts): RenderedLayout {
  const top = (
    <>
      <SkipLink />
      <Header slice={header} />
    </>
  )
  return {
    before: `${render(messages, top, own)}<main id="${mainId}">`,
    after: `</main>${render(messages, <Footer slice={footer} />, own)}`,
    notices: render(messages, <RouteNotices />),
  }
}

/** Renders the page itself, the HTML inside `<main>`, with the messages of its language. */
export function renderContent({ result }: PageData, messages: Messages, own?: OwnParts): string {
  return render(messages, pageOf(result), own) + (result.after ?? '')
}

/** Renders one of the publication's own components. */
export function renderPart(Part: FunctionComponent, page: OwnPage & { readonly messages: Messages }): string {
  return render(page.messages, <Part />, page)
}

function pageOf<Name extends ComponentName>({ component, props }: PageResult<Name>): ReactNode {
  const Page: FunctionComponent<PropsByComponent[Name]> = pages[component]
  return <Page {...props} />
}

function render(messages: Messages, part: ReactNode, own?: OwnPage | OwnParts): string {
  startPart()
  return renderToString(
    <MessagesContext value={messages}>
      <IslandNames value={own ? new Map([...islandNames, ...ownIslands]) : islandNames}>
        <PageContext value={own ?? null}>
          <SlotsContext value={own && 'slots' in own ? own.slots : null}>{part}</SlotsContext>
        </PageContext>
      </IslandNames>
    </MessagesContext>,
  )
}
