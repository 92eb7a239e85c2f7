import type { SitemapGroup } from '../../../shared/pageProps.ts'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { LinkList } from './LinkList.tsx'
import styles from './SitemapSection.module.css'

/** A category with all that is filed in it. */
export function SitemapSection({ group: { title, path, children, articles } }: { readonly group: SitemapGroup }) {
  const messages = useMessages()
  return (
    <section className={styles.section}>
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
