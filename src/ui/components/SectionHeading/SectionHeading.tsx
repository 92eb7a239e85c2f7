import { Written } from '../Written/Written.tsx'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  readonly title: string
  readonly level?: 1 | 2
  readonly description?: string
  /** The link to the section's page, drawn as an opening in the wall. */
  readonly door?: { readonly path: string; readonly text: string }
  /** Id of the heading, for `aria-labelledby`. */
  readonly id?: string
}

/** The heading of a section, drawn as a wall. */
export function SectionHeading({ title, level = 2, description, door, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.wall}>
      <Heading id={id}>
        <Written>{title}</Written>
      </Heading>
      {description !== undefined && <p>{description}</p>}
      {door !== undefined && (
        <a className={styles.door} href={door.path}>
          {door.text}
        </a>
      )}
    </div>
  )
}
