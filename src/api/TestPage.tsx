import { type ReactNode, useMemo } from 'react'
import { engineTexts } from '../shared/messages/engineTexts.ts'
import { makeMessages } from '../shared/messages/makeMessages.ts'
import { messageForms } from '../shared/messages/messageForms.ts'
import { engineLanguageOf, localeOf } from '../shared/languages/languages.ts'
import { MessagesContext } from '../ui/messages/MessagesContext.ts'
import { PageContext } from '../ui/own/PageContext.ts'
import type { Entry } from './Entry.ts'

interface TestPageProps {
  /** Absent: `en`. A language that the engine does not have gets the English texts. */
  readonly language?: string
  /** Absent: `/`. */
  readonly path?: string
  /** What `usePage().entry` returns. */
  readonly entry?: Entry
  readonly children: ReactNode
}

/** Stands in for a page around a component, in tests that render it without a build; there every `<Island>` is awake. */
export function TestPage({ language = 'en', path = '/', entry, children }: TestPageProps) {
  const messages = useMemo(() => {
    const texts = engineTexts[engineLanguageOf(language) ?? 'en']
    return { code: language, ...makeMessages(messageForms, texts, localeOf(language)) }
  }, [language])
  const page = useMemo(() => ({ language, path, entry: { read: () => entry } }), [language, path, entry])
  return (
    <PageContext value={page}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </PageContext>
  )
}
