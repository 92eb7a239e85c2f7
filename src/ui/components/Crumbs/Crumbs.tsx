import type { TextLink } from '../../../shared/pages/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Written } from '../Written/Written.tsx'
import styles from './Crumbs.module.css'

interface CrumbsProps {
  readonly crumbs: readonly TextLink[]
  /** Whether the last crumb is the page itself, and therefore not a link. */
  readonly endsHere?: boolean
}

export function Crumbs({ crumbs, endsHere = false }: CrumbsProps) {
  const messages = useMessages()
  return (
    <nav className={styles.crumbs} aria-label={messages.breadcrumbs}>
      <ol>
        {crumbs.map(({ text, path }, index) => (
          <li key={path}>
            {endsHere && index === crumbs.length - 1 ? (
              <span aria-current="page">
                <Written>{text}</Written>
              </span>
            ) : (
              <a href={path}>
                <Written>{text}</Written>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
