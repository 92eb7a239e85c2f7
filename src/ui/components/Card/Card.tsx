import type { ReactNode } from 'react'
import type { ArticleCard, TextLink } from '../../../shared/pages/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { nameAndMinutes } from '../../messages/nameAndMinutes.ts'
import { slot } from '../../own/slot.tsx'
import { PictureImage } from '../PictureImage/PictureImage.tsx'
import { Emblem } from '../Emblem/Emblem.tsx'
import { fittedSize, longestWord } from '../Title/longestWord.ts'
import { Written } from '../Written/Written.tsx'
import styles from './Card.module.css'

export interface CardProps {
  readonly card: ArticleCard
  readonly size?: 's' | 'm' | 'l'
  /** The `sizes` attribute of its picture. */
  readonly sizes: string
  readonly ratio?: string
  /** Heading level of the headline. */
  readonly level?: 2 | 3
  readonly eager?: boolean
  /** False if the section already shows where its stories are filed. */
  readonly kicker?: boolean
  /** Shown below the text. */
  readonly children?: ReactNode
}

/** Words with fewer letters fit in the narrowest column of small cards, or are hyphenated. */
const longWord = 14

/** A picture and a headline without a frame; the category's drawing replaces a missing picture. */
export const Card = slot('Card', PlainCard, { entryOf: ({ card }) => card.path })

function PlainCard({ card, size = 's', sizes, ratio, level = 3, eager = false, kicker = true, children }: CardProps) {
  const messages = useMessages()
  const Heading = `h${level}` as const
  const letters = size === 's' ? longestWord(card.title) : 0
  return (
    <article
      className={styles.card}
      data-size={size}
      data-bare={card.picture === undefined || undefined}
      style={ratio === undefined ? undefined : { '--ratio': ratio }}
    >
      {card.picture === undefined ? (
        <div className={styles.drawn}>
          <Emblem emblem={card.emblem} />
        </div>
      ) : (
        <PictureImage picture={card.picture} sizes={sizes} eager={eager} />
      )}
      <div className={styles.words}>
        {kicker && card.kicker !== undefined && <Kicker link={card.kicker} />}
        <Heading>
          <a href={card.path} style={letters < longWord ? undefined : { fontSize: fittedSize(letters) }}>
            <Written>{card.title}</Written>
          </a>
        </Heading>
        {size === 'l' && <p className={styles.dek}>{card.description}</p>}
        <p className={styles.meta}>
          {size === 's' && card.author !== undefined ? <Written>{card.author}</Written> : nameAndMinutes(messages, card)}
        </p>
        {children}
      </div>
    </article>
  )
}

/** The small line above a headline that names where a story is filed. */
export function Kicker({ link }: { readonly link: TextLink }) {
  return (
    <p className={styles.kicker}>
      <a href={link.path}>{link.text}</a>
    </p>
  )
}
