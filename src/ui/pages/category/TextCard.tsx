import type { ArticleCard } from '../../../shared/pageProps.ts'
import styles from './TextCard.module.css'

/** A story without its picture, beside a large one. */
export function TextCard({ card }: { readonly card: ArticleCard }) {
  return (
    <article className={styles.card}>
      <h3>
        <a href={card.path}>{card.title}</a>
      </h3>
      <p>{card.author}</p>
    </article>
  )
}
