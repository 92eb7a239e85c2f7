import * as attributes from '../../../shared/dataAttributes.ts'
import type { SitemapGroup, SitemapProps, TextLink } from '../../../shared/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SitemapPage.module.css'

/** Links to every page. The search box leads here, and a script adds what was searched for. */
export function SitemapPage({ crumbs, heading, html, pages, groups, unfiled, authors }: SitemapProps) {
  const messages = useMessages()
  return (
    <div className="page" {...{ [attributes.sought]: '' }}>
      <Crumbs crumbs={crumbs} endsHere />
      <ListHead title={heading}>{html ? <Prose html={html} className={styles.intro} /> : undefined}</ListHead>
      <p className={styles.plain}>{messages.searchNeedsScripts}</p>
      {groups.map((group, index) => (
        <SitemapSection key={group.path} group={group} below={index > 0} />
      ))}
      {[
        { title: messages.unfiled, links: unfiled },
        { title: messages.authors, links: authors },
        { title: messages.pages, links: pages },
      ].map(
        ({ title, links }) =>
          links.length > 0 && (
            <section key={title} className={styles.section} {...{ [attributes.below]: '' }}>
              <SectionHeading title={title} />
              <LinkList links={links} across />
            </section>
          ),
      )}
    </div>
  )
}

interface SitemapSectionProps {
  readonly group: SitemapGroup
  /** Whether it is no part of the first screen. */
  readonly below: boolean
}

/** A category with its subcategories and articles. */
function SitemapSection({ group: { title, path, children, articles }, below }: SitemapSectionProps) {
  const messages = useMessages()
  return (
    <section className={styles.section} {...{ [attributes.below]: below ? '' : undefined }}>
      <SectionHeading title={title} door={{ path, text: messages.allOf(title) }} />
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
  /** In columns as wide as the page. */
  readonly across?: boolean
}

function LinkList({ links, across = false }: LinkListProps) {
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
