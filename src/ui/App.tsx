import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import { SkipLink } from './layout/SkipLink/SkipLink.tsx'
import { PageContexts, type PageContextsProps } from './PageContexts.tsx'

/** All of a page that stands inside `<div id="root">`; the children are the page itself. */
export function App({ slices, messages, children }: PageContextsProps) {
  return (
    <PageContexts slices={slices} messages={messages}>
      <SkipLink />
      <Header slice={slices.header} />
      <main id="content">{children}</main>
      <Footer slice={slices.footer} />
    </PageContexts>
  )
}
