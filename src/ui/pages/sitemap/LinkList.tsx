import type { TextLink } from '../../../shared/pageProps.ts'
import styles from './LinkList.module.css'

export interface LinkListProps {
  readonly links: readonly TextLink[]
  /** In columns as wide as the page. */
  readonly across?: boolean
}

export function LinkList({ links, across = false }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} data-across={across || undefined}>
      {links.map(({ text, path }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
