import type { Rating } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Score.module.css'

/** A rating as a length: five of five is the whole line. */
export function Score({ rating }: { readonly rating: Rating }) {
  const messages = useMessages()
  return (
    <p className={styles.score} style={{ '--score': rating.value / 5 }}>
      <span aria-hidden="true">{rating.text}</span>
      <span className="vh">{messages.rated(rating.text)}</span>
    </p>
  )
}
