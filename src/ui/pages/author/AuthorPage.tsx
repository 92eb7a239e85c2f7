import type { AuthorProps } from '../../../shared/pages/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { Listing } from '../../components/Listing/Listing.tsx'
import { Monogram } from '../../components/Monogram/Monogram.tsx'
import { Pager } from '../../components/Pager/Pager.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './AuthorPage.module.css'

export function AuthorPage({ crumbs, name, kind, html, biographyLanguage, cards, paging }: AuthorProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere={paging.page === 1} />
      <header className={styles.head}>
        <Monogram name={name} size="l" />
        <div>
          <h1>
            <Written>{name}</Written>
          </h1>
          {html ? <Prose html={html} className={styles.words} lang={biographyLanguage} /> : null}
          <p className={styles.facts}>
            <span>{messages.authorKind[kind]}</span>
            <Dimension>{messages.stories(paging.total)}</Dimension>
          </p>
        </div>
      </header>
      {cards.length > 0 && (
        <section className={styles.list}>
          <SectionHeading
            title={messages.storiesBy(name)}
            {...(paging.page > 1 && { description: messages.pageOf(paging.page, paging.pages) })}
          />
          <Listing cards={cards} by="place" level={3} eager />
        </section>
      )}
      <Pager paging={paging} />
    </div>
  )
}
