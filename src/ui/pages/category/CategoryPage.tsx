import type { CategoryProps } from '../../../shared/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { Listing } from '../../components/Listing/Listing.tsx'
import { Pager } from '../../components/Pager/Pager.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { CategoryHead } from './CategoryHead.tsx'
import { CategorySection } from './CategorySection.tsx'
import styles from './CategoryPage.module.css'

export function CategoryPage({ crumbs, title, description, room, sections, cards, paging }: CategoryProps) {
  const messages = useMessages()
  const pictured = sections.findIndex((section) => section.cards.some((card) => card.picture !== undefined))
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere={paging.page === 1} />
      <CategoryHead title={title} description={description} room={room} paging={paging} />
      {sections.map((section, index) => (
        <CategorySection key={section.path} section={section} index={index} eager={index === pictured} />
      ))}
      {cards.length > 0 && (
        <section className={styles.everything}>
          <SectionHeading title={messages.everythingIn(title)} />
          <Listing cards={cards} level={3} eager={pictured === -1} />
        </section>
      )}
      {sections.length === 0 && cards.length === 0 && <p className={styles.empty}>{messages.nothingYet}</p>}
      <Pager paging={paging} />
    </div>
  )
}
