import * as attributes from '../../../shared/html/dataAttributes.ts'
import type { ArticleCard, CategoryProps, SubcategorySection } from '../../../shared/pages/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { Listing, ListingRow } from '../../components/Listing/Listing.tsx'
import { countsDiffer } from '../../components/Plan/countsDiffer.ts'
import { Pager } from '../../components/Pager/Pager.tsx'
import { Emblem } from '../../components/Emblem/Emblem.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { Title } from '../../components/Title/Title.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import categoryHeadStyles from './CategoryHead.module.css'
import styles from './CategoryPage.module.css'
import categorySectionStyles from './CategorySection.module.css'

export function CategoryPage({ crumbs, title, description, emblem, wide, sections, cards, paging }: CategoryProps) {
  const messages = useMessages()
  const pictured = sections.findIndex((section) => section.cards.some((card) => card.picture !== undefined))
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere={paging.page === 1} />
      <CategoryHead {...{ title, description, emblem, sections, paging }} {...(wide !== undefined && { wide })} />
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

/** The category's description beside its plan, along whose edge each subcategory with stories has an entrance. */
function CategoryHead({ title, description, emblem, wide, sections, paging }: Omit<CategoryProps, 'crumbs' | 'cards'>) {
  const messages = useMessages()
  const filled = sections.filter(({ count }) => count > 0)
  return (
    <header className={categoryHeadStyles.head}>
      <Title>{title}</Title>
      <div className={categoryHeadStyles.plan}>
        <div className={categoryHeadStyles.inside}>
          {wide === undefined ? (
            <Emblem emblem={emblem} />
          ) : (
            <svg viewBox="0 0 360 200" aria-hidden="true">
              <use href={wide} />
            </svg>
          )}
        </div>
        {filled.length > 0 && (
          <ul>
            {filled.map(({ path, title: name, count }) => (
              <li key={path}>
                <a href={path}>{name}</a> {countsDiffer(filled) && <small>{messages.stories(count)}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={categoryHeadStyles.words}>{description}</p>
      {paging.page > 1 && <p className={categoryHeadStyles.paging}>{messages.pageOf(paging.page, paging.pages)}</p>}
    </header>
  )
}

interface CategorySectionProps {
  readonly section: SubcategorySection
  /** Its position among the sections, from 0. */
  readonly index: number
  /** Whether its first picture is the first of the page. */
  readonly eager: boolean
}

/** The newest stories of a subcategory, in a different shape from the section above. */
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
            return (
              <Card
                key={card.path}
                card={card}
                size={size}
                sizes={pictureSizes(shape, place)}
                kicker={false}
                eager={eager && card === pictured}
              />
            )
          })}
        </div>
      )}
    </section>
  )
}

/** Returns the rendered width of a whole picture of which a card shows a part: a tall crop is scaled by its height. */
function pictureSizes(shape: SectionShape, place: number): string {
  if (shape === 'left') return place === 0 ? '(width < 56rem) 102vw, 60vw' : '(width < 72rem) 10rem, 15rem'
  if (shape === 'right') return '(width < 56rem) 92vw, 61vw'
  if (shape === 'even') return '(width < 56rem) 45vw, 22vw'
  const [narrow, medium, wide] = hung[place] ?? hung[0]
  return `(width < 56rem) ${narrow}vw, (width < 72rem) ${medium}vw, ${wide}vw`
}

/** Picture widths in percent of a narrow, a medium and a wide window. */
const hung = [
  [90, 47, 47],
  [67, 32, 20],
  [50, 24, 33],
  [84, 44, 44],
] as const

/** A story without its picture, beside a large one. */
const TextCard = slot('Card', PlainTextCard, { entryOf: ({ card }) => card.path })

function PlainTextCard({ card }: { readonly card: ArticleCard }) {
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
 * How a section arranges its cards: `solo` is one large story; `left` and `right` are a large one on that side and a column of others;
 * `hang` is four of unequal size; `even` is four of one size.
 */
type SectionShape = 'solo' | 'left' | 'right' | 'hang' | 'even'

const fours = ['left', 'hang', 'right', 'even'] as const

/** Returns the shape of the section at `index` with `count` cards; neighbouring sections differ. */
export function sectionShape(index: number, count: number): SectionShape {
  if (count < 2) return 'solo'
  if (count < 4) return index % 2 === 0 ? 'left' : 'right'
  return fours[index % fours.length] ?? 'even'
}
