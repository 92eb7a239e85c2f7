import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  readonly title: string
  readonly level?: 1 | 2
  readonly description?: string
  /** The way into the section: an opening in the wall. */
  readonly door?: { readonly path: string; readonly text: string }
  /** Id of the heading, for `aria-labelledby`. */
  readonly id?: string
}

/** A wall over a section. */
export function SectionHeading({ title, level = 2, description, door, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.wall}>
      <Heading id={id}>{title}</Heading>
      {description !== undefined && <p>{description}</p>}
      {door !== undefined && (
        <a className={styles.door} href={door.path}>
          {door.text}
        </a>
      )}
    </div>
  )
}
