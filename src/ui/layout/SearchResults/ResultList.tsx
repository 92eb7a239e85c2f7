import type { UIEvent } from 'react'
import type { FoundGroup, FoundSubgroup } from '../../../search/TitleSearch.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { MarkedText } from './MarkedText.tsx'
import styles from './ResultList.module.css'

export interface ResultListProps {
  readonly id: string
  readonly groups: readonly FoundGroup[]
  /** Position of the option that Enter opens; -1 for none. */
  readonly active: number
  onScroll(this: void, event: UIEvent): void
  /** Called when an option was followed. */
  onChoose(this: void): void
}

/** Found stories in their groups. Every option is a link: a story's opens in a new tab, a group's stays in this one. */
export function ResultList({ id, groups, active, onScroll, onChoose }: ResultListProps) {
  const messages = useMessages()
  let position = 0
  const option = (path: string) => ({
    id: `${id}${position}`,
    role: 'option',
    // The focus stays in the search box.
    tabIndex: -1,
    'aria-selected': position++ === active,
    href: path,
    onClick: onChoose,
  })
  const stories = (articles: FoundSubgroup['articles']) =>
    articles.map(({ title, path, marks }) => (
      <a key={path} className={styles.story} target="_blank" rel="noopener" {...option(path)}>
        <span>
          <MarkedText text={title} marks={marks} />
          <span className="vh">, {messages.opensInNewTab}</span>
        </span>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M4 2h8v8M12 2 3 11" />
        </svg>
      </a>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element has links for options
    <div id={id} className={styles.list} role="listbox" aria-label={messages.searchResults} onScroll={onScroll}>
      {groups.map(({ title, path, articles, children }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        <div key={path} className={styles.group} role="group" aria-label={title}>
          <a className={styles.category} {...option(path)}>
            {title}
          </a>
          <div role="presentation">
            {stories(articles)}
            {children.map((child) => (
              <div key={child.path} className={styles.part} role="presentation">
                <a className={styles.subcategory} {...option(child.path)}>
                  {child.title}
                </a>
                {stories(child.articles)}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
