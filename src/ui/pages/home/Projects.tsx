import type { HomeProps } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import styles from './Projects.module.css'

interface ProjectsProps extends NonNullable<HomeProps['projects']> {
  /** Attributes of a section below the first screen. */
  readonly later: Readonly<Record<string, string>>
}

/** A row of articles that say what to make, each with the time it takes. */
export function Projects({ heading, items, later }: ProjectsProps) {
  return (
    <section className={styles.projects} {...later}>
      <SectionHeading title={heading} />
      <ul className={styles.row}>
        {items.map(({ card, time }) => (
          <li key={card.path}>
            <Card card={card} size="m" ratio="4 / 3" sizes="(width <= 36rem) 100vw, (width < 64rem) 50vw, 24vw">
              <Dimension>{time}</Dimension>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
