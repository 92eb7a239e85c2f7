import type { ArticleProps } from '../../../shared/pageProps.ts'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { Monogram } from '../../components/Monogram/Monogram.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Byline.module.css'

export interface BylineProps {
  readonly article: Pick<ArticleProps, 'author' | 'date' | 'updated' | 'minutes' | 'rating'>
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ article: { author, date, updated, minutes, rating } }: BylineProps) {
  const messages = useMessages()
  return (
    <div className={styles.byline}>
      <Monogram name={author.name} />
      <div>
        <p className={styles.name}>
          {author.path === undefined ? (
            author.name
          ) : (
            <a href={author.path} rel="author">
              {author.name}
            </a>
          )}
        </p>
        <p>{messages.authorKind[author.kind]}</p>
        <p className={styles.facts}>
          <time dateTime={date.iso}>{date.text}</time>
          {updated && <time dateTime={updated.iso}>{messages.updatedOn(updated.text)}</time>}
          {rating && <span>{messages.rated(rating.text)}</span>}
          <Dimension>{messages.minutes(minutes)}</Dimension>
        </p>
      </div>
    </div>
  )
}
