import type { ReactNode } from 'react'
import type { Slices } from '../shared/pageData.ts'
import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import { SkipLink } from './layout/SkipLink/SkipLink.tsx'
import type { Messages } from './messages/en/messages.ts'
import { MessagesContext } from './messages/MessagesContext.ts'

export interface AppProps {
  readonly slices: Slices
  readonly messages: Messages
  /** The page itself. */
  readonly children?: ReactNode
}

/** All of a page that stands inside `<div id="root">`. */
export function App({ slices, messages, children }: AppProps) {
  return (
    <MessagesContext value={messages}>
      <SkipLink />
      <Header slice={slices.header} />
      <main id="content">{children}</main>
      <Footer slice={slices.footer} />
    </MessagesContext>
  )
}
