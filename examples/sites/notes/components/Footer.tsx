import type { SlotProps } from 'roomwright'
import styles from './Footer.module.css'

/** The engine's footer, its lists set as lines. */
export default function Footer({ Original, ...props }: SlotProps<'Footer'>) {
  return (
    <div className={styles.footer}>
      <Original {...props} />
    </div>
  )
}
