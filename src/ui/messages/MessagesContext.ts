import { createContext, useContext } from 'react'
import type { Messages } from '../../shared/messages/messageForms.ts'

export const MessagesContext = createContext<Messages | null>(null)

/** Returns the texts of the page's language. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (messages === null) throw new Error('A component was rendered outside <MessagesContext>')
  return messages
}
