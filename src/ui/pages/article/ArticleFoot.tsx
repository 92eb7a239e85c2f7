import type { ReactNode } from 'react'
import type { pageIds } from '../../../shared/html/pageIds.ts'
import type { ArticleCard, ArticleProps, MadeNote as Note, Source, TextLink } from '../../../shared/pages/pageProps.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import styles from './ArticleFoot.module.css'
import { ArticleTools } from './ArticleTools/ArticleTools.island.tsx'
import neighboursStyles from './Neighbours.module.css'
import notesStyles from './Notes.module.css'

/** Target of the rating's link in the byline. */
export const madeNoteId = 'made-note' satisfies (typeof pageIds)[number]

/** Props of what follows an article. */
export interface ArticleFootProps extends NeighboursProps {
  readonly related: readonly ArticleCard[]
}

export const ArticleFoot = slot('ArticleFoot', PlainFoot, { entryOf: (_props, page) => page })

function PlainFoot({ related, ...neighbours }: ArticleFootProps) {
  return (
    <>
      <Island on="saved">
        <ArticleTools />
      </Island>
      <Neighbours {...neighbours} />
      <RelatedArticles cards={related} home={neighbours.home} />
    </>
  )
}

/** How the text was made. Its texts come as props, because no other page needs them. */
export function MadeNote({ note: { heading, paragraphs, rating, policy } }: { readonly note: Note }) {
  return (
    <section className={styles.made} id={madeNoteId}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rating && (
        <>
          <p>{rating.text}</p>
          <ul>
            {rating.answers.map(({ question, answer }) => (
              <li key={question}>
                {`${question}: `}
                <b>{answer}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {policy && (
        <p>
          <a href={policy.path}>{policy.text}</a>
        </p>
      )}
    </section>
  )
}

interface SourcesProps {
  readonly sources: readonly Source[]
}

/** The sources of an article: title, publisher, year, site, and what each is cited for. */
export function Sources({ sources }: SourcesProps) {
  const messages = useMessages()
  if (sources.length === 0) return null
  return (
    <EndSection title={messages.sources}>
      <ul>
        {sources.map((source, index) => (
          <li key={index}>
            {source.url === undefined ? (
              <cite>
                <Written>{source.title}</Written>
              </cite>
            ) : (
              <a href={source.url}>
                <Written>{source.title}</Written>
              </a>
            )}{' '}
            <small>
              <Written>{placeOf(source, messages.comma)}</Written>
            </small>
          </li>
        ))}
      </ul>
    </EndSection>
  )
}

/** Formats `Royal Society, 2021, royalsociety.org: the figure that it is cited for`. */
function placeOf({ publisher, year, url, for: reason }: Source, comma: string): string {
  const host = url === undefined ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '')
  const place = [publisher, year, host].filter((part) => part !== undefined).join(comma)
  return reason === undefined ? place : `${place}: ${reason}`
}

interface CorrectionsProps {
  readonly list: NonNullable<ArticleProps['corrections']>
}

/** What was corrected in an article, and when. The heading comes as a prop, because only the build has its text. */
export function Corrections({ list: { heading, items, all } }: CorrectionsProps) {
  return (
    <EndSection title={heading}>
      <ul>
        {items.map(({ date, text }, index) => (
          <li key={index}>
            <time dateTime={date.iso}>{date.text}</time>
            {`: ${text}`}
          </li>
        ))}
      </ul>
      <p>
        <a href={all.path}>{all.text}</a>
      </p>
    </EndSection>
  )
}

interface NotesProps {
  /** The footnotes as list items, each beginning with its number as a link back. */
  readonly html: string
}

export function Notes({ html }: NotesProps) {
  const messages = useMessages()
  return (
    <EndSection title={messages.notes}>
      <ol className={notesStyles.notes} data-notes="" dangerouslySetInnerHTML={{ __html: html }} />
    </EndSection>
  )
}

interface EndSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A short section after an article's text. */
function EndSection({ title, children }: EndSectionProps) {
  return (
    <section className={styles.end}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface RelatedArticlesProps {
  /** At most 4. */
  readonly cards: readonly ArticleCard[]
  /** The listing with more articles of the same kind. */
  readonly home?: TextLink | undefined
}

/** Picture widths in percent of a wide window. */
const relatedShares = [22, 29, 15, 22]

function RelatedArticles({ cards, home }: RelatedArticlesProps) {
  const messages = useMessages()
  if (cards.length === 0) return null
  return (
    <section className={styles.related}>
      <SectionHeading title={messages.relatedArticles} {...(home && { link: { path: home.path, text: messages.allOf(home.text) } })} />
      <div className={styles.grid}>
        {cards.map((card, index) => (
          <Card key={card.path} card={card} sizes={`(width < 56rem) 45vw, ${relatedShares[index] ?? 22}vw`} />
        ))}
      </div>
    </section>
  )
}

interface NeighboursProps {
  readonly previous?: TextLink | undefined
  readonly next?: TextLink | undefined
  /** The subcategory whose articles they are. */
  readonly home?: TextLink | undefined
}

/** Links to the previous and next articles. */
function Neighbours({ previous, next, home }: NeighboursProps) {
  const messages = useMessages()
  if (!previous && !next) return null
  return (
    <nav className={neighboursStyles.neighbours} aria-label={home ? messages.moreIn(home.text) : messages.more}>
      {previous && (
        <a href={previous.path} rel="prev" data-side="start">
          <small>{messages.previousArticle}</small>
          <Written>{previous.text}</Written>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" data-side="end">
          <small>{messages.nextArticle}</small>
          <Written>{next.text}</Written>
        </a>
      )}
    </nav>
  )
}
