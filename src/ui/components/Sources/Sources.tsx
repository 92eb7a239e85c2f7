import type { Source } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { EndSection } from '../EndSection/EndSection.tsx'

export interface SourcesProps {
  readonly sources: readonly Source[]
}

/** What an article leans on, each with the host that it stands at. */
export function Sources({ sources }: SourcesProps) {
  const messages = useMessages()
  if (sources.length === 0) return null
  return (
    <EndSection title={messages.sources}>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a> <small>{hostOf(url)}</small>
          </li>
        ))}
      </ul>
    </EndSection>
  )
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
}
