import type { SubcategorySection } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { ListingRow } from '../../components/Listing/ListingRow.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { sectionShape } from './sectionShape.ts'
import { TextCard } from './TextCard.tsx'
import styles from './CategorySection.module.css'

export interface CategorySectionProps {
  readonly section: SubcategorySection
  /** Its place among the sections, from 0. */
  readonly index: number
  /** Whether its first picture is the first of the page. */
  readonly eager: boolean
}

/** The newest of a subcategory, hung otherwise than the section above. */
export function CategorySection({ section: { title, description, path, count, cards }, index, eager }: CategorySectionProps) {
  const messages = useMessages()
  const shape = sectionShape(index, cards.length)
  const [first] = cards
  const pictured = cards.find((card) => card.picture !== undefined)
  return (
    <section className={styles.section}>
      <SectionHeading title={title} description={description} {...(count > 0 && { door: { path, text: messages.allStories(count) } })} />
      {first === undefined && <p className={styles.empty}>{messages.nothingYet}</p>}
      {first !== undefined && shape === 'solo' && (
        <ListingRow card={first} shape={index % 2 === 0 ? 'lead' : 'turn'} by="author" level={3} eager={eager} />
      )}
      {shape !== 'solo' && (
        <div className={styles.grid} data-shape={shape}>
          {cards.map((card, place) => {
            const large = place === 0 && (shape === 'left' || shape === 'right')
            if (shape === 'right' && !large) return <TextCard key={card.path} card={card} />
            const size = large ? 'l' : shape === 'hang' && place === 2 ? 'm' : 's'
            const sizes = large ? '(width < 56rem) 95vw, 64vw' : '(width < 56rem) 46vw, 32vw'
            return <Card key={card.path} card={card} size={size} sizes={sizes} kicker={false} eager={eager && card === pictured} />
          })}
        </div>
      )}
    </section>
  )
}
