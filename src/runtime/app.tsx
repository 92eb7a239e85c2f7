import type { DocumentData } from '../shared/pageData.ts'
import type { Messages } from '../ui/messages/en.ts'
import { hydrateSearch } from './hydrateSearch.tsx'

/** Brings the page to life: everything that the runtime does once the page is idle or touched. */
export async function start({ files }: DocumentData): Promise<void> {
  const { messages } = (await import(/* @vite-ignore */ files.messages)) as { readonly messages: Messages }
  hydrateSearch(messages)
}
