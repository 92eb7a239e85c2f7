import type { ArticleCard } from '../../../shared/pageProps.ts'
import { Kicker } from '../../components/Kicker/Kicker.tsx'
import styles from './LeadRoom.module.css'

/** The corner that the walls cut out of the lead's picture, with its door. */
export function LeadRoom({ card }: { readonly card: ArticleCard }) {
  return (
    <div className={styles.room} data-drawn={card.picture === undefined || undefined}>
      {card.kicker !== undefined && <Kicker link={card.kicker} />}
      <h2 className={styles.title} data-length={titleLength(card.title)}>
        <a href={card.path}>{card.title}</a>
      </h2>
      <span className={styles.door} />
    </div>
  )
}

/** How large a title can stand: a room holds about four lines. */
function titleLength(title: string): 'short' | 'medium' | 'long' {
  if (title.length <= 36) return 'short'
  return title.length <= 70 ? 'medium' : 'long'
}
