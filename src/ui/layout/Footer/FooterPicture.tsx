import styles from './FooterPicture.module.css'
import pictures from './footer.svg'

export type FooterPictureName = 'plan' | 'book' | 'letter'

/** A picture of the sprite beside it, in a square of 72; at the foot of a page it may come later than the page. */
export function FooterPicture({ name }: { readonly name: FooterPictureName }) {
  return (
    <svg className={styles.picture} width="72" height="72" aria-hidden="true">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
