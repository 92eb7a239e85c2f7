import './tokens/layers.css'
import './tokens/primitives.css'
import './tokens/semantic.css'
import './tokens/fonts.css'
import './tokens/base.css'
import type { ComponentType } from 'react'
import type { PageData, Slices } from '../shared/pageData.ts'
import styles from './App.module.css'
import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import type { Messages } from './messages/en.ts'
import { MessagesContext } from './messages/MessagesContext.ts'
import { SlicesContext } from './SlicesContext.ts'

export interface AppProps {
  readonly page: PageData
  readonly slices: Slices
  readonly messages: Messages
  /** The component that `page.result.component` names. */
  readonly Page: ComponentType<never>
}

/** All of a page that stands inside `<div id="root">`. */
export function App({ page, slices, messages, Page }: AppProps) {
  // The chunk map pairs every component with its own props; the compiler cannot follow it there.
  const Content = Page as ComponentType<typeof page.result.props>
  return (
    <MessagesContext value={messages}>
      <SlicesContext value={slices}>
        <a className={styles.skip} href="#content">
          {messages.skipToContent}
        </a>
        <Header slice={slices.header} />
        <main id="content">
          <Content {...page.result.props} />
        </main>
        <Footer slice={slices.footer} />
      </SlicesContext>
    </MessagesContext>
  )
}
