import type { ArticleProps } from '../../../shared/pageProps.ts'
import { ArticleTools } from '../../components/ArticleTools/ArticleTools.tsx'
import { Contents } from '../../components/Contents/Contents.tsx'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { MadeNote } from '../../components/MadeNote/MadeNote.tsx'
import { Neighbours } from '../../components/Neighbours/Neighbours.tsx'
import { Notes } from '../../components/Notes/Notes.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { RelatedArticles } from '../../components/RelatedArticles/RelatedArticles.tsx'
import { Sources } from '../../components/Sources/Sources.tsx'
import { ArticleLead } from './ArticleLead.tsx'
import { Byline } from './Byline.tsx'
import styles from './ArticlePage.module.css'

export function ArticlePage(props: ArticleProps) {
  const { crumbs, title, description, html = '', notes, minutes, caption, contents, sources, made, previous, next, home, related } = props
  return (
    <>
      <article>
        <div className="page">
          <Crumbs crumbs={crumbs} />
          <header className={styles.head}>
            <h1>{title}</h1>
            <p className={styles.standfirst}>{description}</p>
            <Byline article={props} />
          </header>
        </div>
        <ArticleLead picture={props.picture} colours={props.colours} room={props.room} />
        <div className={`page ${styles.body}`}>
          <Contents entries={contents} minutes={minutes} />
          {caption !== undefined && (
            <p className={styles.caption} data-caption="">
              {caption}
            </p>
          )}
          <div className={styles.words}>
            <Prose html={html} className={styles.prose} />
            {notes !== undefined && <Notes html={notes} />}
            <Sources sources={sources} />
            {made && <MadeNote note={made} />}
          </div>
        </div>
      </article>
      <div className="page">
        <ArticleTools />
        <Neighbours previous={previous} next={next} home={home} />
        <RelatedArticles cards={related} home={home} />
      </div>
    </>
  )
}
