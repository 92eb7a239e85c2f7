import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { SitemapProps } from '../../../shared/pages/pageProps.ts'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { island } from '../../islands/island.ts'
import { foundText } from '../../layout/Search/foundText.ts'
import { useSought, useTitles } from '../../layout/Search/useTitles.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SitemapPage.module.css'
import { SitemapSection } from './SitemapSection.tsx'

type SearchListProps = Pick<SitemapProps, 'heading' | 'html' | 'path'>

/**
 * The header of the page that lists every story. If the address has a query (`?q=`), it shows the number of results,
 * and lists them in place of the page's own links.
 */
export const SearchList = island(({ heading, html, path }: SearchListProps) => {
  const messages = useMessages()
  const { titles, load } = useTitles()
  const asked = useSought(path)
  // Unchanged while another page is shown, for the way back.
  const [query, setQuery] = useState('')
  if (asked !== null && asked !== query) setQuery(asked)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (query) loadNow()
  }, [query])
  const answer = useMemo(() => {
    const found = titles?.search.find(query, Infinity)
    return found && !found.pending ? { found, text: foundText(found, query, messages) } : undefined
  }, [titles, query, messages])
  // A long list is rendered in steps.
  const { found, text = heading } = useDeferredValue(answer) ?? {}
  const stories = (articles: readonly { readonly title: string; readonly path: string }[]) =>
    articles.map((article) => ({ text: article.title, path: article.path }))
  return (
    <>
      <ListHead title={text}>{html && !found?.count ? <Prose html={html} className={styles.intro} /> : undefined}</ListHead>
      {found && found.count > 0 && (
        <div className={styles.found}>
          {found.groups.map(({ articles, children, ...group }) => (
            <SitemapSection
              key={group.path}
              group={{
                ...group,
                articles: stories(articles),
                children: children.map((child) => ({ ...child, articles: stories(child.articles) })),
              }}
            />
          ))}
        </div>
      )}
    </>
  )
})
