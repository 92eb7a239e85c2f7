import './tokens/layers.css'
import './tokens/primitives.css'
import './tokens/semantic.css'
import './tokens/fonts.css'
import './tokens/base.css'
import type { ReactNode } from 'react'
import type { Slices } from '../shared/pageData.ts'
import styles from './App.module.css'
import { Footer } from './layout/Footer/Footer.tsx'
import { Header } from './layout/Header/Header.tsx'
import type { Messages } from './messages/en.ts'
import { MessagesContext } from './messages/MessagesContext.ts'
import { SlicesContext } from './SlicesContext.ts'

export interface AppProps {
  readonly slices: Slices
  readonly messages: Messages
  /** The page, or the HTML of the first page, which stays as it came. */
  readonly content: ReactNode | { readonly html: string }
}

/** All of a page that stands inside `<div id="root">`. */
export function App({ slices, messages, content }: AppProps) {
  return (
    <MessagesContext value={messages}>
      <SlicesContext value={slices}>
        <a className={styles.skip} href="#content">
          {messages.skipToContent}
        </a>
        <Header slice={slices.header} />
        {isHtml(content) ? (
          <main id="content" key="first" dangerouslySetInnerHTML={{ __html: content.html }} />
        ) : (
          <main id="content" key="page">
            {content}
          </main>
        )}
        <Footer slice={slices.footer} />
      </SlicesContext>
    </MessagesContext>
  )
}

function isHtml(content: AppProps['content']): content is { readonly html: string } {
  return typeof content === 'object' && content !== null && 'html' in content
}
