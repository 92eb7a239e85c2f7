import type { ReactNode } from 'react'
import type { LostProps } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Plan } from '../Plan/Plan.tsx'
import styles from './Lost.module.css'

export interface LostPlaceProps extends Pick<LostProps, 'heading' | 'html' | 'home'>, Partial<Pick<LostProps, 'sitemap' | 'rooms'>> {
  readonly drawing: ReactNode
  /** Text of the link that asks for the page once more; absent: no such link. */
  readonly retry?: string
  /** The situation in a few words. */
  readonly kicker: string
  /** Stands in where the publication has no text of its own. */
  readonly text: string
}

/** A page that is not there: what happened, and the ways on. */
export function Lost({ drawing, kicker, heading, html, home, sitemap, retry, text, rooms = [] }: LostPlaceProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <div className={styles.lost}>
        {drawing}
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h1>{heading}</h1>
          {!html ? (
            <p className={styles.text}>{text}</p>
          ) : (
            <div className={styles.text} data-body dangerouslySetInnerHTML={{ __html: html }} />
          )}
          <ul className={styles.ways}>
            {retry && (
              <li>
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for, whatever it is */}
                <a href="" target="_self" data-no-prefetch>
                  {retry}
                </a>
              </li>
            )}
            <li>
              <a href={home}>{messages.goHome}</a>
            </li>
            {sitemap && (
              <li>
                <a href={sitemap}>{messages.sitemap}</a>
              </li>
            )}
          </ul>
        </div>
      </div>
      <Plan rooms={rooms} />
    </div>
  )
}
