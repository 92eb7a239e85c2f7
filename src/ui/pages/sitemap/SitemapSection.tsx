import * as attributes from '../../../shared/html/dataAttributes.ts'
import type { SitemapGroup, TextLink } from '../../../shared/pages/pageProps.ts'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SitemapPage.module.css'

interface SitemapSectionProps {
  readonly group: SitemapGroup
  /** Whether it is below the first screen. */
  readonly below?: boolean
}

/** A category with its subcategories and articles. */
export function SitemapSection({ group: { title, path, children, articles }, below = false }: SitemapSectionProps) {
  const messages = useMessages()
  return (
    <section className={styles.section} {...{ [attributes.below]: below ? '' : undefined }}>
      <SectionHeading title={title} link={{ path, text: messages.allOf(title) }} />
      <LinkList links={articles} across />
      <div className={styles.children}>
        {children.map((child) => (
          <section key={child.path}>
            <h3>
              <a href={child.path}>{child.title}</a>
            </h3>
            <LinkList links={child.articles} />
          </section>
        ))}
      </div>
    </section>
  )
}

interface LinkListProps {
  readonly links: readonly TextLink[]
  /** Lays the links out in columns across the width of the page. */
  readonly across?: boolean
}

export function LinkList({ links, across = false }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} data-across={across || undefined}>
      {links.map(({ text, path }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
