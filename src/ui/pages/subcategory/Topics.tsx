import type { SubcategoryProps } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Topics.module.css'

/** The wall over a listing: its door leads to everything, and beside it stands what the listing is about. */
export function Topics({ topics, paging }: Pick<SubcategoryProps, 'topics' | 'paging'>) {
  const messages = useMessages()
  return (
    <nav className={styles.topics} aria-label={messages.topics}>
      <a href={paging.base} aria-current={paging.page === 1 ? 'page' : undefined}>
        {messages.everything} <small>{paging.total}</small>
      </a>
      {topics
        .filter((topic) => topic.count > 0)
        .map((topic) => (
          <span key={topic.key}>
            {topic.title} <small>{topic.count}</small>
          </span>
        ))}
    </nav>
  )
}
