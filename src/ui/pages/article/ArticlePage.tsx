import * as attributes from '../../../shared/html/dataAttributes.ts'
import { keepMeasures } from '../../../shared/html/keepTogether.ts'
import type { ArticleProps, CategoryEmblem } from '../../../shared/pages/pageProps.ts'
import { type Picture, type PictureColours, largestSource } from '../../../shared/pictures/picture.ts'
import { textDirection } from '../../../shared/languages/textDirection.ts'
import { ColourStrip } from '../../components/ColourStrip/ColourStrip.tsx'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { Monogram } from '../../components/Monogram/Monogram.tsx'
import { PictureImage } from '../../components/PictureImage/PictureImage.tsx'
import { fittedSize, longestWord } from '../../components/Title/longestWord.ts'
import { Prose } from '../../components/Prose/Prose.tsx'
import { Emblem } from '../../components/Emblem/Emblem.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import { ArticleFoot, Corrections, MadeNote, Notes, Sources, madeNoteId } from './ArticleFoot.tsx'
import articleLeadStyles from './ArticleLead.module.css'
import styles from './ArticlePage.module.css'
import bylineStyles from './Byline.module.css'
import { Contents } from './Contents.tsx'

/** Languages in whose scripts a large first letter is not usual. */
const withoutInitial = new Set(['ja', 'ko'])

export function ArticlePage(props: ArticleProps) {
  const { crumbs, title, description, html, notes, minutes, caption, contents, sources, previous, next, home, related } = props
  const { corrections, made } = props
  const { code } = useMessages()
  const hasInitial = textDirection(code) === 'ltr' && !withoutInitial.has(code.replace(/-.*/, ''))
  // In em: an edge-to-edge picture is higher than a band with a drawing.
  const below = props.picture ? 60 : props.emblem ? 48 : undefined
  return (
    <>
      <article className={styles.story}>
        <div className="page">
          <Crumbs crumbs={crumbs} />
          <ArticleHead
            title={title}
            description={description}
            date={props.date}
            minutes={minutes}
            {...(props.author && { author: props.author })}
            {...(props.updated && { updated: props.updated })}
            {...(props.rating && { rating: props.rating })}
          />
        </div>
        <ArticleLead picture={props.picture} colours={props.colours} emblem={props.emblem} />
        <div className={`page ${styles.body}`} {...{ [attributes.below]: below }}>
          <Contents entries={contents} minutes={minutes} />
          {caption !== undefined && (
            <p className={styles.caption} {...{ [attributes.caption]: '' }}>
              {caption}
            </p>
          )}
          <div className={styles.words}>
            <Prose html={html} className={hasInitial ? `${styles.prose} ${styles.initial}` : styles.prose} />
            {notes !== undefined && <Notes html={notes} />}
          </div>
          <div className={styles.grounds}>
            <Sources sources={sources} />
            {corrections && <Corrections list={corrections} />}
            {made && <MadeNote note={made} />}
          </div>
        </div>
      </article>
      <div className="page" {...{ [attributes.below]: '' }}>
        <ArticleFoot previous={previous} next={next} home={home} related={related} />
      </div>
    </>
  )
}

/** Props of an article's header. */
export type ArticleHeadProps = Pick<ArticleProps, 'title' | 'description' | 'author' | 'date' | 'updated' | 'minutes' | 'rating'>

const ArticleHead = slot('ArticleHead', PlainHead, { entryOf: (_props, page) => page })

/** Words with fewer letters fit on a line of the narrowest window, in the letters of a phone. */
const longWord = 12

function PlainHead(props: ArticleHeadProps) {
  const letters = longestWord(props.title)
  const title = <Written>{props.title}</Written>
  return (
    <header className={styles.head}>
      {letters < longWord ? (
        <h1>{title}</h1>
      ) : (
        <h1 style={{ containerType: 'inline-size' }}>
          <span style={{ fontSize: fittedSize(letters) }}>{title}</span>
        </h1>
      )}
      <p className={styles.standfirst}>{keepMeasures(props.description)}</p>
      <Byline article={props} />
    </header>
  )
}

interface ArticleLeadProps {
  readonly picture: Picture | undefined
  readonly colours: PictureColours | undefined
  /** The category whose drawing replaces a missing picture. */
  readonly emblem: CategoryEmblem | undefined
}

/** The picture from edge to edge; without one, a band with the category's drawing, if there is one. */
function ArticleLead({ picture, colours, emblem }: ArticleLeadProps) {
  if (picture) {
    const image = <PictureImage picture={picture} sizes="(width <= 36rem) 150vw, (width < 56rem) 113vw, 100vw" eager />
    return (
      <div className={articleLeadStyles.lead}>
        {picture.alt === '' ? (
          image
        ) : (
          <a href={largestSource(picture)} {...{ [attributes.picture]: '' }}>
            {image}
          </a>
        )}
        {colours && <ColourStrip colours={colours} />}
      </div>
    )
  }
  return emblem ? (
    <div className={articleLeadStyles.drawn} {...{ [attributes.drawing]: '' }}>
      <Emblem emblem={emblem} />
    </div>
  ) : null
}

interface BylineProps {
  readonly article: Pick<ArticleProps, 'author' | 'date' | 'updated' | 'minutes' | 'rating'>
}

/** The author, the dates and the reading time. */
function Byline({ article: { author, date, updated, minutes, rating } }: BylineProps) {
  const messages = useMessages()
  return (
    <div className={bylineStyles.byline}>
      {author && <Monogram name={author.name} />}
      <div>
        {author && (
          <p className={bylineStyles.name}>
            {author.path === undefined ? (
              <Written>{author.name}</Written>
            ) : (
              <a href={author.path} rel="author">
                <Written>{author.name}</Written>
              </a>
            )}
          </p>
        )}
        {author?.kind && <p>{messages.authorKind[author.kind]}</p>}
        <p className={bylineStyles.facts}>
          <time dateTime={date.iso}>{date.text}</time>
          {updated && <time dateTime={updated.iso}>{messages.updatedOn(updated.text)}</time>}
          {rating && <a href={`#${madeNoteId}`}>{messages.rated(rating.text)}</a>}
          <Dimension>{messages.minutes(minutes)}</Dimension>
        </p>
      </div>
    </div>
  )
}
