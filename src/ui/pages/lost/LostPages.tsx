import type { LostProps, OfflineProps } from '../../../shared/pageProps.ts'
import { Lost, LostDrawing, OfflineDrawing } from '../../components/Lost/Lost.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'

export function NotFoundPage(props: LostProps) {
  const { kicker, text } = useMessages().notFound
  return <Lost {...props} drawing={<LostDrawing code={404} />} kicker={kicker} text={text} />
}

export function ServerErrorPage(props: LostProps) {
  const { kicker, text } = useMessages().serverError
  return <Lost {...props} drawing={<LostDrawing code={500} />} kicker={kicker} text={text} />
}

export function OfflinePage(props: OfflineProps) {
  return <Lost {...props} drawing={<OfflineDrawing />} />
}
