import type { SubcategoryProps } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Topics.module.css'

/** The wall over a listing: everything and each topic are links, and the door stands at the one that is shown. */
export function Topics({ everything, topics, paging }: Pick<SubcategoryProps, 'everything' | 'topics' | 'paging'>) {
  const messages = useMessages()
  return (
    <nav className={styles.topics} aria-label={messages.topics}>
      {[{ title: messages.everything, ...everything }, ...topics].map(({ title, path, count }) => (
        // On a later page the link leads to the first one, not to this.
        <a key={path} href={path} aria-current={path === paging.base ? (paging.page === 1 ? 'page' : 'true') : undefined}>
          {title} <small>{count}</small>
        </a>
      ))}
    </nav>
  )
}
