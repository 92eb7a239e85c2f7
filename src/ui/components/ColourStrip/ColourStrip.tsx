import type { PictureColours } from '../../../shared/pictures/picture.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './ColourStrip.module.css'

/** The colours of a picture side by side, each as wide as its share, with their names for screen readers. */
export function ColourStrip({ colours: { shares, words } }: { readonly colours: PictureColours }) {
  const messages = useMessages()
  return (
    <p className={styles.strip} style={{ backgroundImage: `linear-gradient(90deg,${bands(shares)})` }}>
      <span className="vh">{messages.pictureColours(words)}</span>
    </p>
  )
}

/** Returns colour stops without blending: each colour begins where the previous one ends. */
function bands(shares: PictureColours['shares']): string {
  const total = shares.reduce((sum, { percent }) => sum + percent, 0)
  return shares
    .map(({ colour }, index) => {
      const end = shares.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0)
      return `${colour} 0 ${Math.round((100 * end) / total)}%`
    })
    .join()
}
