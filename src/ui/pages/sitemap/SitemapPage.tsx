import type { SitemapProps } from '../../../shared/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { LinkList } from './LinkList.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { SitemapSection } from './SitemapSection.tsx'
import styles from './SitemapPage.module.css'

/** Links to every page; it is where the search box leads, and a script leaves on it what was sought. */
export function SitemapPage({ crumbs, heading, html, pages, groups, unfiled, authors }: SitemapProps) {
  const messages = useMessages()
  return (
    <div className="page" data-sought="">
      <Crumbs crumbs={crumbs} endsHere />
      <ListHead title={heading}>{html ? <Prose html={html} className={styles.intro} /> : undefined}</ListHead>
      <p className={styles.plain}>{messages.searchNeedsScripts}</p>
      {groups.map((group) => (
        <SitemapSection key={group.path} group={group} />
      ))}
      {[
        { title: messages.unfiled, links: unfiled },
        { title: messages.authors, links: authors },
        { title: messages.pages, links: pages },
      ].map(
        ({ title, links }) =>
          links.length > 0 && (
            <section key={title} className={styles.section}>
              <SectionHeading title={title} />
              <LinkList links={links} across />
            </section>
          ),
      )}
    </div>
  )
}
