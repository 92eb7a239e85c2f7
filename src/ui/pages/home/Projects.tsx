import type { HomeProps } from '../../../shared/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Projects.module.css'

interface ProjectsProps extends NonNullable<HomeProps['projects']> {
  /** Attributes of a section below the first screen. */
  readonly later: Readonly<Record<string, string>>
}

/** A row of articles with a project, each with the time it takes. */
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
            <Card card={card} size="m" ratio="4 / 3" sizes="(width <= 36rem) 100vw, (width < 64rem) 50vw, 24vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
