import type { LostProps } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Plan } from '../Plan/Plan.tsx'
import styles from './Lost.module.css'
import { LostDrawing } from './LostDrawing.tsx'

export interface LostPlaceProps extends LostProps {
  /** The status that the drawing shows. */
  readonly code: 404 | 500
  /** The situation in a few words. */
  readonly kicker: string
  /** Stands in where the publication has no text of its own. */
  readonly text: string
}

/** A page that is not there: what happened, and the ways on. */
export function Lost({ code, kicker, heading, html, home, sitemap, text, rooms }: LostPlaceProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <div className={styles.lost}>
        <LostDrawing code={code} />
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h1>{heading}</h1>
          {!html ? (
            <p className={styles.text}>{text}</p>
          ) : (
            <div className={styles.text} data-body dangerouslySetInnerHTML={{ __html: html }} />
          )}
          <ul className={styles.ways}>
            <li>
              <a href={home}>{messages.goHome}</a>
            </li>
            <li>
              <a href={sitemap}>{messages.sitemap}</a>
            </li>
          </ul>
        </div>
      </div>
      <Plan rooms={rooms} />
    </div>
  )
}
