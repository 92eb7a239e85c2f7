import { fallbackSource, srcset, type Picture } from '../../../shared/picture.ts'
import styles from './PictureImage.module.css'

interface PictureImageProps {
  readonly picture: Picture
  /** The width that the layout gives the picture, as the `sizes` attribute says it. */
  readonly sizes: string
  /** For the picture that a reader sees first. */
  readonly eager?: boolean
  /** `3 / 2`; otherwise the surroundings' `--ratio`, else the picture's own. */
  readonly ratio?: string
  /** The point that a crop keeps in sight, as `object-position` says it. */
  readonly focus?: string
  /** Goes to the `<img>`. */
  readonly className?: string | undefined
}

/** AVIF in all widths; WebP in all widths too for a picture that leads its page, else in one, for browsers without AVIF. */
export function PictureImage({ picture, sizes, eager = false, ratio, focus, className }: PictureImageProps) {
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
          ...(focus !== undefined && { objectPosition: focus }),
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
