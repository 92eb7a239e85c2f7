import type { ReactNode } from 'react'
import type { Slices } from '../shared/pageData.ts'
import type { Messages } from './messages/en.ts'
import { MessagesContext } from './messages/MessagesContext.ts'
import { SlicesContext } from './SlicesContext.ts'

export interface PageContextsProps {
  readonly slices: Slices
  readonly messages: Messages
  readonly children?: ReactNode
}

/** What every component may ask for: the interface's words and what stands on every page. */
export function PageContexts({ slices, messages, children }: PageContextsProps) {
  return (
    <MessagesContext value={messages}>
      <SlicesContext value={slices}>{children}</SlicesContext>
    </MessagesContext>
  )
}
