import type { TextLink } from '../../../shared/pageProps.ts'
import styles from './Kicker.module.css'

/** The small line over a headline that says where a story is filed. */
export function Kicker({ link }: { readonly link: TextLink }) {
  return (
    <p className={styles.kicker}>
      <a href={link.path}>{link.text}</a>
    </p>
  )
}
