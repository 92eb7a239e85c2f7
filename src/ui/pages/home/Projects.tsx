import type { HomeProps } from '../../../shared/pages/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Projects.module.css'

interface ProjectsProps extends NonNullable<HomeProps['projects']> {
  /** Attributes of a section below the first screen. */
  readonly later: Readonly<Record<string, string>>
}

/** Returns the `sizes` of a picture in a row: the whole picture is wider than its place, which ends at 34rem. */
function rowSizes(inRow: number): string {
  if (inRow === 1) return '(width <= 36rem) 100vw, min(66vw, 70rem)'
  return `(width <= 36rem) 100vw, (width < 64rem) 50vw, min(${Math.round(110 / inRow)}vw, 42rem)`
}

/** A row of articles with a project, each with the time it takes. */
export function Projects({ heading, items, later }: ProjectsProps) {
  return (
    <section className={styles.projects} {...later}>
      <SectionHeading title={heading} />
      <ul className={styles.row}>
        {items.map(({ card, time }) => (
          <li key={card.path}>
            <Card card={card} size="m" ratio="4 / 3" sizes={rowSizes(items.length)}>
              <Dimension>{time}</Dimension>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EntriesProps {
  readonly shown: NonNullable<HomeProps['collections']>[string]
  /** Attributes of a section below the first screen. */
  readonly later: Readonly<Record<string, string>>
}

/** The entries of a collection, in rows of four. */
export function Entries({ shown: { text, path, cards }, later }: EntriesProps) {
  const messages = useMessages()
  return (
    <section className={styles.projects} {...later}>
      <SectionHeading title={text} link={{ path, text: messages.allOf(text) }} />
      <ul className={`${styles.row} ${styles.rows}`}>
        {cards.map((card) => (
          <li key={card.path}>
            <Card card={card} size="m" ratio="4 / 3" sizes={rowSizes(4)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
