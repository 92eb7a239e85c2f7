import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '../messages/en/messages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'

/** The HTML of a component as it stands in an English page. */
export function renderInLayout(children: ReactNode): string {
  return renderToStaticMarkup(<MessagesContext value={messages}>{children}</MessagesContext>)
}
