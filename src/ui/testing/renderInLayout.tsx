import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import { makeMessages } from '../../shared/messages/makeMessages.ts'
import { type Messages, messageForms } from '../../shared/messages/messageForms.ts'

/** The messages of an English page. */
export const messages: Messages = { code: 'en', ...makeMessages(messageForms, engineTexts.en, 'en-GB') }

/** Renders a component to HTML as on an English page. */
export function renderInLayout(children: ReactNode): string {
  return renderToStaticMarkup(<MessagesContext value={messages}>{children}</MessagesContext>)
}
