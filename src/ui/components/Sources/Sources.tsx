import type { Source } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { EndSection } from '../EndSection/EndSection.tsx'

export interface SourcesProps {
  readonly sources: readonly Source[]
}

/** What an article leans on: what it is, who published it and when, where it stands, and what it is cited for. */
export function Sources({ sources }: SourcesProps) {
  const messages = useMessages()
  if (sources.length === 0) return null
  return (
    <EndSection title={messages.sources}>
      <ul>
        {sources.map((source, index) => (
          <li key={index}>
            {source.url === undefined ? <cite>{source.title}</cite> : <a href={source.url}>{source.title}</a>}{' '}
            <small>{placeOf(source)}</small>
          </li>
        ))}
      </ul>
    </EndSection>
  )
}

/** `Royal Society, 2021, royalsociety.org: the figure that it is cited for`. */
function placeOf({ publisher, year, url, for: reason }: Source): string {
  const host = url === undefined ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '')
  const place = [publisher, year, host].filter((part) => part !== undefined).join(', ')
  return reason === undefined ? place : `${place}: ${reason}`
}
