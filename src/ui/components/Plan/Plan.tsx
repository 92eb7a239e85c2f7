import type { CategorySummary } from '../../../shared/pages/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Dimension } from '../Dimension/Dimension.tsx'
import { Emblem } from '../Emblem/Emblem.tsx'
import styles from './Plan.module.css'
import openings from './PlanOpening.module.css'
import planCellStyles from './PlanCell.module.css'
import { countsDiffer } from './countsDiffer.ts'
import { type CellPlace, planLayout } from './planLayout.ts'

interface PlanProps {
  readonly categories: readonly CategorySummary[]
  readonly headingLevel?: 2 | 3
}

/** All categories as a single plan. */
export function Plan({ categories, headingLevel = 2 }: PlanProps) {
  const messages = useMessages()
  if (categories.length === 0) return null
  const places = planLayout(categories.length)
  const isCounted = countsDiffer(categories)
  return (
    <nav aria-label={messages.allCategories}>
      <ul className={styles.plan}>
        {categories.map((category, index) => {
          const place = places[index]
          return place && <PlanCell key={category.path} {...{ category, place, headingLevel, isCounted }} />
        })}
      </ul>
    </nav>
  )
}

interface PlanCellProps {
  readonly category: CategorySummary
  readonly place: CellPlace
  readonly headingLevel: 2 | 3
  /** Whether its count is worth showing. */
  readonly isCounted: boolean
}

function PlanCell({ category, place, headingLevel, isCounted }: PlanCellProps) {
  const messages = useMessages()
  const Heading = `h${headingLevel}` as const
  return (
    <li
      className={`${planCellStyles.cell} ${openings.opening}`}
      data-notch={place.opening}
      data-tall={place.tall || undefined}
      style={{ '--wide': `span ${place.wide}`, '--medium': `span ${place.medium}`, '--narrow': `span ${place.narrow}` }}
    >
      <div className={planCellStyles.inside}>
        {isCounted && (
          <span className={planCellStyles.count}>{category.count > 0 && <Dimension>{messages.stories(category.count)}</Dimension>}</span>
        )}
        <div className={planCellStyles.middle}>
          <Heading>
            <a href={category.path}>{category.title}</a>
          </Heading>
          <Emblem emblem={category.emblem} className={planCellStyles.symbol} />
        </div>
        {category.children.length > 0 && (
          <ul>
            {category.children.map((child) => (
              <li key={child.path}>
                <a href={child.path}>{child.text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
