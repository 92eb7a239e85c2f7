import * as attributes from '../../../shared/html/dataAttributes.ts'
import type { SitemapProps } from '../../../shared/pages/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SitemapPage.module.css'
import { SearchList } from './SearchList.island.tsx'
import { LinkList, SitemapSection } from './SitemapSection.tsx'

/** Links to every page. The search box submits here, and the results replace the links. */
export function SitemapPage({ crumbs, heading, html, path, pages, groups, unfiled, authors }: SitemapProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere />
      <Island on="touch">
        <SearchList heading={heading} {...(html !== undefined && { html })} path={path} />
      </Island>
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
