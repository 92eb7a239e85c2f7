import { type FunctionComponent, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageData, Slices } from '../shared/pageData.ts'
import type { ComponentName, PropsByComponent } from '../shared/pageProps.ts'
import { App } from './App.tsx'
import { messages as en } from './messages/en.ts'
import { messages as ko } from './messages/ko.ts'
import { messages as ru } from './messages/ru.ts'
import { messages as tr } from './messages/tr.ts'
import { ArticlePage } from './pages/article/ArticlePage.tsx'
import { AuthorPage } from './pages/author/AuthorPage.tsx'
import { AuthorsPage } from './pages/authors/AuthorsPage.tsx'
import { CategoryPage } from './pages/category/CategoryPage.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { InfoPage } from './pages/info/InfoPage.tsx'
import { NotFoundPage } from './pages/notFound/NotFoundPage.tsx'
import { ServerErrorPage } from './pages/serverError/ServerErrorPage.tsx'
import { SitemapPage } from './pages/sitemap/SitemapPage.tsx'
import { SubcategoryPage } from './pages/subcategory/SubcategoryPage.tsx'

const messagesByLanguage = { en, tr, ru, ko }

const pages: { readonly [Name in ComponentName]: FunctionComponent<PropsByComponent[Name]> } = {
  home: HomePage,
  category: CategoryPage,
  subcategory: SubcategoryPage,
  article: ArticlePage,
  author: AuthorPage,
  authors: AuthorsPage,
  info: InfoPage,
  sitemap: SitemapPage,
  notFound: NotFoundPage,
  serverError: ServerErrorPage,
}

/** The HTML of a page, for the inside of `<div id="root">`. */
export function renderPage(page: PageData, slices: Slices): string {
  const { language, component, props } = page.result
  // The table pairs every component with its own props; the compiler cannot follow it there.
  const content = createElement(pages[component] as FunctionComponent<typeof props>, props)
  return renderToString(createElement(App, { slices, messages: messagesByLanguage[language] }, content))
}
