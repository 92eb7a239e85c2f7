import { Written } from '../Written/Written.tsx'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  readonly title: string
  readonly level?: 1 | 2
  readonly description?: string
  /** The link to the section's page, with an opening before it. */
  readonly link?: { readonly path: string; readonly text: string }
  /** Id of the heading, for `aria-labelledby`. */
  readonly id?: string
}

export function SectionHeading({ title, level = 2, description, link, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <Heading id={id}>
        <Written>{title}</Written>
      </Heading>
      {description !== undefined && <p>{description}</p>}
      {link !== undefined && (
        <a className={styles.link} href={link.path}>
          {link.text}
        </a>
      )}
    </div>
  )
}
