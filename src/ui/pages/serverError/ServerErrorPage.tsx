import type { LostProps } from '../../../shared/pages/pageProps.ts'
import { Lost, LostDrawing } from '../../components/Lost/Lost.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'

export function ServerErrorPage(props: LostProps) {
  const { kicker, text } = useMessages().serverError
  return <Lost {...props} drawing={<LostDrawing code={500} />} kicker={kicker} text={text} />
}
