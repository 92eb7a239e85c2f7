import * as attributes from '../../../shared/dataAttributes.ts'
import type { ArticleCard, CategoryProps, SubcategorySection } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { Listing, ListingRow } from '../../components/Listing/Listing.tsx'
import { Pager } from '../../components/Pager/Pager.tsx'
import { Emblem } from '../../components/Emblem/Emblem.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import categoryHeadStyles from './CategoryHead.module.css'
import styles from './CategoryPage.module.css'
import categorySectionStyles from './CategorySection.module.css'

export function CategoryPage({ crumbs, title, description, emblem, sections, cards, paging }: CategoryProps) {
  const messages = useMessages()
  const pictured = sections.findIndex((section) => section.cards.some((card) => card.picture !== undefined))
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere={paging.page === 1} />
      <CategoryHead title={title} description={description} emblem={emblem} paging={paging} />
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

/** The category's own words beside its drawing in a plan. */
function CategoryHead({ title, description, emblem, paging }: Pick<CategoryProps, 'title' | 'description' | 'emblem' | 'paging'>) {
  const messages = useMessages()
  return (
    <header className={categoryHeadStyles.head}>
      <h1>
        <Written>{title}</Written>
      </h1>
      <div className={categoryHeadStyles.plan}>
        <svg viewBox="0 0 360 300" aria-hidden="true">
          <path className={categoryHeadStyles.outline} d="M214 294H354V6H196M84 6H6v288h152" />
          <path d="M84 2h112M84 10h112M84 6h112" />
          <path className={categoryHeadStyles.leaf} d="M158 294v-56" />
          <path className={categoryHeadStyles.swing} d="M158 238a56 56 0 0 1 56 56" />
        </svg>
        <Emblem emblem={emblem} className={categoryHeadStyles.drawing} />
      </div>
      <p className={categoryHeadStyles.words}>{description}</p>
      {paging.page > 1 && <p className={categoryHeadStyles.paging}>{messages.pageOf(paging.page, paging.pages)}</p>}
    </header>
  )
}

interface CategorySectionProps {
  readonly section: SubcategorySection
  /** Its place among the sections, from 0. */
  readonly index: number
  /** Whether its first picture is the first of the page. */
  readonly eager: boolean
}

/** The newest of a subcategory, in another shape than the section above. */
function CategorySection({ section: { title, description, path, count, cards }, index, eager }: CategorySectionProps) {
  const messages = useMessages()
  const shape = sectionShape(index, cards.length)
  const [first] = cards
  const pictured = cards.find((card) => card.picture !== undefined)
  return (
    <section className={categorySectionStyles.section} {...{ [attributes.below]: index < 1 ? undefined : '' }}>
      <SectionHeading title={title} description={description} {...(count > 0 && { link: { path, text: messages.allStories(count) } })} />
      {first === undefined && <p className={categorySectionStyles.empty}>{messages.nothingYet}</p>}
      {first !== undefined && shape === 'solo' && (
        <ListingRow card={first} shape={index % 2 === 0 ? 'lead' : 'turn'} by="author" level={3} eager={eager} isDated={false} />
      )}
      {shape !== 'solo' && (
        <div className={categorySectionStyles.grid} data-shape={shape}>
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

/** A story without its picture, beside a large one. */
function TextCard({ card }: { readonly card: ArticleCard }) {
  return (
    <article className={styles.textCard}>
      <h3>
        <a href={card.path}>
          <Written>{card.title}</Written>
        </a>
      </h3>
      {card.author !== undefined && (
        <p>
          <Written>{card.author}</Written>
        </p>
      )}
    </article>
  )
}

/**
 * How a section hangs its cards: `solo` one large story; `left` and `right` a large one on that side and a column of others;
 * `hang` four of unequal size; `even` four of one size.
 */
type SectionShape = 'solo' | 'left' | 'right' | 'hang' | 'even'

const fours = ['left', 'hang', 'right', 'even'] as const

/** The shape of the section at `index` with `count` cards; neighbouring sections differ. */
export function sectionShape(index: number, count: number): SectionShape {
  if (count < 2) return 'solo'
  if (count < 4) return index % 2 === 0 ? 'left' : 'right'
  return fours[index % fours.length] ?? 'even'
}
