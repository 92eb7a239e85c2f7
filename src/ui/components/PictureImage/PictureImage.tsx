import { fallbackSource, srcset, type Picture } from '../../../shared/pictures/picture.ts'
import styles from './PictureImage.module.css'

interface PictureImageProps {
  readonly picture: Picture
  /** The picture's width in the layout, as a `sizes` attribute. */
  readonly sizes: string
  /** For the first picture of a page. */
  readonly eager?: boolean
  /** Such as `3 / 2`; by default the inherited `--ratio`, otherwise the picture's own. */
  readonly ratio?: string
  /** Class of the `<img>`. */
  readonly className?: string | undefined
}

/** A picture as AVIF in all widths. WebP, for browsers without AVIF, has all widths for a leading picture and one for others. */
export function PictureImage({ picture, sizes, eager = false, ratio, className }: PictureImageProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcset(picture, 'avif')} sizes={sizes} />
      {eager && <source type="image/webp" srcSet={srcset(picture, 'webp')} sizes={sizes} />}
      <img
        className={className === undefined ? styles.image : `${styles.image} ${className}`}
        style={{
          aspectRatio: ratio ?? `var(--ratio, ${picture.width} / ${picture.height})`,
          backgroundColor: picture.colour,
          ...(picture.preview !== undefined && { backgroundImage: `url("${picture.preview}")` }),
          ...(picture.focus && { objectPosition: picture.focus.map((part) => `${Math.round(part * 1000) / 10}%`).join(' ') }),
        }}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        src={fallbackSource(picture)}
      />
    </picture>
  )
}
