import type { SubcategoryProps } from '../../../shared/pages/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Listing } from '../../components/Listing/Listing.tsx'
import { Pager } from '../../components/Pager/Pager.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SubcategoryPage.module.css'

export function SubcategoryPage({ crumbs, title, description, everything, topics, cards, paging }: SubcategoryProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere={paging.page === 1} />
      <ListHead title={title}>
        {description !== '' && <p>{description}</p>}
        {paging.page > 1 && <p>{messages.pageOf(paging.page, paging.pages)}</p>}
      </ListHead>
      {everything && <Topics everything={everything} topics={topics} paging={paging} />}
      {cards.length > 0 ? <Listing cards={cards} eager /> : <p className={styles.empty}>{messages.nothingYet}</p>}
      <Pager paging={paging} />
    </div>
  )
}

/** The links above a listing, to everything and to each topic; the current one is marked. */
function Topics({ everything, topics, paging }: Required<Pick<SubcategoryProps, 'everything' | 'topics' | 'paging'>>) {
  const messages = useMessages()
  return (
    <nav className={styles.topics} aria-label={messages.topics}>
      {[{ title: messages.everything, ...everything }, ...topics].map(({ title, path, count }) => (
        // On a later page the link leads to the first page, not to the current one.
        <a key={path} href={path} aria-current={path === paging.base ? (paging.page === 1 ? 'page' : 'true') : undefined}>
          {title} <small>{count}</small>
        </a>
      ))}
    </nav>
  )
}
