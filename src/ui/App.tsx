import * as attributes from '../shared/html/dataAttributes.ts'
import type { Slices } from '../shared/pages/pageData.ts'
import skipLinkStyles from './SkipLink.module.css'
import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import { MessagesContext, useMessages } from './messages/MessagesContext.ts'
import type { Messages } from '../shared/messages/messageForms.ts'

export interface AppProps {
  readonly slices: Slices
  readonly messages: Messages
}

/** The id of the element that contains the page. */
export const mainId = 'content'

/** The layout inside `<div id="root">`; the router inserts the page's `<main>` before the footer. */
export function App({ slices, messages }: AppProps) {
  return (
    <MessagesContext value={messages}>
      <SkipLink />
      <Header slice={slices.header} />
      <Footer slice={slices.footer} />
    </MessagesContext>
  )
}

/** The first link in the tab order; skips the header. */
export function SkipLink() {
  return (
    <a className={skipLinkStyles.skip} href={`#${mainId}`}>
      {useMessages().skipToContent}
    </a>
  )
}

/** The elements in which the runtime announces navigations, and their texts; `%` stands for a page's title. */
export function RouteNotices() {
  const messages = useMessages()
  return (
    <>
      <div
        id="route-announcer"
        className="vh"
        aria-live="assertive"
        aria-atomic="true"
        {...{ [attributes.text]: messages.navigatedTo('%') }}
      />
      <output
        id="route-status"
        className="vh"
        {...{ [attributes.loading]: messages.loadingPage, [attributes.offline]: messages.offline }}
      />
    </>
  )
}
