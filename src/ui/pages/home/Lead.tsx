import type { ArticleCard } from '../../../shared/pages/pageProps.ts'
import type { PictureColours } from '../../../shared/pictures/picture.ts'
import { textDirection } from '../../../shared/languages/textDirection.ts'
import { ColourStrip } from '../../components/ColourStrip/ColourStrip.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { Kicker } from '../../components/Card/Card.tsx'
import { PictureImage } from '../../components/PictureImage/PictureImage.tsx'
import { Emblem } from '../../components/Emblem/Emblem.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Lead.module.css'
import leadTitleStyles from './LeadTitle.module.css'

interface LeadProps {
  readonly card: ArticleCard
  readonly colours: PictureColours | undefined
  /** Whether its picture is the first that the reader sees. */
  readonly isFirst: boolean
}

/** The leading story, with its title on a panel in the corner of its picture. */
export function Lead({ card, colours, isFirst }: LeadProps) {
  const messages = useMessages()
  const focus = card.picture?.focus?.[0] ?? 0.5
  // The panel covers the half of its picture that the focus is not in.
  const isTurned = focus !== 0.5 && focus > 0.5 === (textDirection(messages.code) === 'ltr')
  return (
    <section className={styles.lead} data-follows={isFirst ? undefined : ''} data-turned={isTurned || undefined}>
      <div className={styles.picture}>
        {card.picture === undefined ? (
          <div className={styles.drawn}>
            <Emblem emblem={card.emblem} />
          </div>
        ) : (
          <PictureImage picture={card.picture} sizes="(width <= 36rem) 150vw, 100vw" eager={isFirst} />
        )}
      </div>
      <LeadTitle card={card} />
      {colours && (
        <div className={styles.colours}>
          <ColourStrip colours={colours} />
          <p>{messages.coloursByArea}</p>
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.dek}>{card.description}</p>
        <p className={styles.byline}>
          {card.author !== undefined && <span>{messages.by(card.author)}</span>}
          <Dimension>{messages.minutes(card.minutes)}</Dimension>
        </p>
      </div>
    </section>
  )
}

/** The panel with the title, and its opening. */
function LeadTitle({ card }: { readonly card: ArticleCard }) {
  return (
    <div className={leadTitleStyles.panel} data-drawn={card.picture === undefined || undefined}>
      {card.kicker !== undefined && <Kicker link={card.kicker} />}
      <h2 className={leadTitleStyles.title} data-length={titleLength(card.title)}>
        <a href={card.path}>
          <Written>{card.title}</Written>
        </a>
      </h2>
      <span className={leadTitleStyles.opening} />
    </div>
  )
}

/** Returns the length class of a title: the panel has space for about four lines. */
function titleLength(title: string): 'short' | 'medium' | 'long' {
  if (title.length <= 36) return 'short'
  return title.length <= 70 ? 'medium' : 'long'
}
