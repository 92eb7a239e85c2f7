import type { Room } from '../../../shared/pageProps.ts'
import { type Picture, type PictureColours, largestSource } from '../../../shared/picture.ts'
import { ColourStrip } from '../../components/ColourStrip/ColourStrip.tsx'
import { PictureImage } from '../../components/PictureImage/PictureImage.tsx'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import styles from './ArticleLead.module.css'

export interface ArticleLeadProps {
  readonly picture: Picture | undefined
  readonly colours: PictureColours | undefined
  /** Whose drawing stands in for a missing picture. */
  readonly room: Room | undefined
}

/** The picture from edge to edge; without one a band of the category's drawing, without either nothing. */
export function ArticleLead({ picture, colours, room }: ArticleLeadProps) {
  if (picture) {
    const image = <PictureImage picture={picture} sizes="100vw" eager />
    return (
      <div className={styles.lead}>
        {picture.alt === '' ? (
          image
        ) : (
          <a href={largestSource(picture)} data-picture="">
            {image}
          </a>
        )}
        {colours && <ColourStrip colours={colours} />}
      </div>
    )
  }
  return room ? (
    <div className={styles.drawn}>
      <RoomDrawing room={room} />
    </div>
  ) : null
}
