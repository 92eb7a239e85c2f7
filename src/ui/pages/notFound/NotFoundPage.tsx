import type { LostProps } from '../../../shared/pages/pageProps.ts'
import { Lost, LostDrawing } from '../../components/Lost/Lost.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'

export const NotFoundPage = slot('NotFound', PlainPage)

function PlainPage(props: LostProps) {
  const { kicker, text } = useMessages().notFound
  return <Lost {...props} drawing={<LostDrawing code={404} />} kicker={kicker} text={text} />
}
