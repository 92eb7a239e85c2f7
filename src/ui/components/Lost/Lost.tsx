import type { ReactNode } from 'react'
import * as attributes from '../../../shared/html/dataAttributes.ts'
import type { LostProps } from '../../../shared/pages/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Plan } from '../Plan/Plan.tsx'
import styles from './Lost.module.css'
import lostDrawingStyles from './LostDrawing.module.css'

interface LostPlaceProps extends Pick<LostProps, 'heading' | 'html' | 'home'>, Partial<Pick<LostProps, 'sitemap' | 'categories'>> {
  readonly drawing: ReactNode
  /** Text of the link that requests the page again; absent, the link is left out. */
  readonly retry?: string
  /** The situation in a few words. */
  readonly kicker: string
  /** Shown if the publication has no text of its own. */
  readonly text: string
}

/** A page in place of one that could not be shown: what happened, and where to go next. */
export function Lost({ drawing, kicker, heading, html, home, sitemap, retry, text, categories = [] }: LostPlaceProps) {
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
            <div className={styles.text} {...{ [attributes.body]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
          )}
          <ul className={styles.ways}>
            {retry && (
              <li>
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- links to the requested address, whatever it is */}
                <a href="" target="_self" {...{ [attributes.noPrefetch]: '' }}>
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
      <Plan categories={categories} />
    </div>
  )
}

/** A plan with a part that was never built. */
export function LostDrawing({ code }: { readonly code: 404 | 500 }) {
  return (
    <svg className={lostDrawingStyles.drawing} viewBox="0 0 640 440" aria-hidden="true">
      <path strokeWidth="12" d="M380 216V8H8v424h372V288" />
      <path strokeWidth="5" d="M8 170h120M184 170h196M190 170V92M190 36V8M8 300h76M140 300h240M230 432v-40M230 336v-36" />
      <path
        className={lostDrawingStyles.stairs}
        d="M14 20h64M14 38h64M14 56h64M14 74h64M14 92h64M14 110h64M78 14v114H46V20m-8 12 8-12 8 12M252 302v124M274 302v124M296 302v124M318 302v124M340 302v124M362 302v124"
      />
      <g className={lostDrawingStyles.swing}>
        <path strokeWidth="4" d="M128 170v56M190 36h56M84 300v-56M230 336h-56M380 216h72" />
        <path d="M128 226a56 56 0 0 0 56-56M246 36a56 56 0 0 1-56 56M84 244a56 56 0 0 1 56 56M174 336a56 56 0 0 0 56 56M452 216a72 72 0 0 1-72 72" />
      </g>
      <g className={lostDrawingStyles.unbuilt}>
        <path strokeWidth="2.5" strokeDasharray="22 8 3 8" d="M392 150h232v204H392" />
        <path strokeWidth="1.2" d="M392 384h232M392 376v16M624 376v16" />
        <path strokeWidth="2" d="m386 389 12-10M618 389l12-10" />
      </g>
      <text x="538" y="276" textAnchor="middle">
        {code}
      </text>
    </svg>
  )
}
