import type { Found, FoundSubgroup } from '../../../search/TitleSearch.ts'
import type { Range } from '../../../search/Matcher.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import nothingFoundStyles from './NothingFound.module.css'
import resultListStyles from './ResultList.module.css'
import styles from './SearchResults.module.css'
import { foundText, isEmpty, listId, placesOf } from './foundText.ts'

interface SearchResultsProps {
  /** Undefined while the panel is closed. */
  readonly found: Found | undefined
  readonly query: string
  /** Position of the option that Enter opens; -1 for none. */
  readonly active: number
}

/** The panel below the search box, with the results found while the reader types. */
export function SearchResults({ found, query, active }: SearchResultsProps) {
  const messages = useMessages()
  return (
    <div className={found && styles.panel} role="presentation">
      <output className={styles.count}>{found && foundText(found, query, messages)}</output>
      {found?.near && <p className={styles.near}>{messages.nearTitles}</p>}
      {found && isEmpty(found) && <NothingFound />}
      {found && (!isEmpty(found) || placesOf(found).length > 0) && <ResultList found={found} active={active} />}
    </div>
  )
}

const outline = 'M186 194H314V6H6V194H134'
const floor =
  'M10 40H310M10 72H310M10 104H310M10 136H310M10 168H310M80 10V40M210 10V40M140 40V72M270 40V72M60 72V104M190 72V104M110 104V136M250 104V136M50 136V168M230 136V168'

/** The illustration for a search without results. */
function NothingFound() {
  const { nothingFound, nothingFoundAdvice } = useMessages()
  return (
    <div className={nothingFoundStyles.empty}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <path d={outline} strokeWidth="7" />
        <g className={nothingFoundStyles.opening}>
          <path d="M134 194V142" strokeWidth="4" />
          <path d="M134 142a52 52 0 0 1 52 52" strokeWidth="1.5" />
        </g>
        <path d={floor} strokeWidth=".8" opacity=".4" />
        <path d="M236 30h52v60h-52z" strokeWidth="1.5" strokeDasharray="5 5" />
        <path d="M262 58v.1" strokeWidth="3" strokeLinecap="round" />
        <circle cx="74" cy="74" r="26" strokeWidth="1.6" />
        <path d="m93 93 26 26" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <p className={nothingFoundStyles.name}>{nothingFound}</p>
      <p>{nothingFoundAdvice}</p>
    </div>
  )
}

/** Found stories in their groups. Every option is a link: a story opens in a new tab, a group in this one. */
function ResultList({ found, active }: { readonly found: Found; readonly active: number }) {
  const messages = useMessages()
  const places = placesOf(found)
  let position = 0
  const option = (path: string) => ({
    id: `${listId}${position}`,
    role: 'option',
    // The focus stays in the search box.
    tabIndex: -1,
    'aria-selected': position++ === active,
    href: path,
  })
  const stories = (articles: FoundSubgroup['articles']) =>
    articles.map(({ path, ...story }) => <Story key={path} {...story} option={option(path)} />)
  return (
    <div
      id={listId}
      className={resultListStyles.list}
      aria-label={messages.searchResults}
      // Otherwise Tab would lead to a list that scrolls, and from there nowhere: the list closes when the box loses the focus.
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element has links as its options
      role="listbox"
    >
      {places.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        <div className={resultListStyles.places} role="group" aria-label={isEmpty(found) ? messages.allCategories : messages.nearTitles}>
          {places.map(({ title, path }) => (
            <a key={path} className={resultListStyles.category} {...option(path)}>
              {title}
            </a>
          ))}
        </div>
      )}
      {found.groups.map(({ title, path, articles, children }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        <div key={path} className={resultListStyles.group} role="group" aria-label={title}>
          <a className={resultListStyles.category} {...option(path)}>
            {title}
          </a>
          <div role="presentation">
            {stories(articles)}
            {children.map((child) => (
              <div key={child.path} className={resultListStyles.part} role="presentation">
                <a className={resultListStyles.subcategory} {...option(child.path)}>
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

interface StoryProps extends Pick<FoundSubgroup['articles'][number], 'title' | 'marks'> {
  /** The attributes of its link. */
  readonly option: object
}

function Story({ title, marks, option }: StoryProps) {
  const { comma, opensInNewTab } = useMessages()
  return (
    <a className={resultListStyles.story} target="_blank" rel="noopener" {...option}>
      <span>
        <MarkedText text={title} marks={marks} />
        <span className="vh">{comma + opensInNewTab}</span>
      </span>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d="M4 2h8v8M12 2 3 11" />
      </svg>
    </a>
  )
}

/** Renders a text with its matches marked; a new element for other marks, because React cannot change texts that a translator has moved. */
function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Range[] }) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <span key={marks.join(' ')}>
      {marks.map(([start, end], index) => [text.slice(ends[index], start), <mark key={start}>{text.slice(start, end)}</mark>])}
      {text.slice(ends.at(-1))}
    </span>
  )
}
