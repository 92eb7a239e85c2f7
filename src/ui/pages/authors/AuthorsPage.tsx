import type { AuthorsProps } from '../../../shared/pages/pageProps.ts'
import { otherDirection } from '../../../shared/languages/textDirection.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { Dimension } from '../../components/Dimension/Dimension.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Monogram } from '../../components/Monogram/Monogram.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { Written } from '../../components/Written/Written.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './AuthorsPage.module.css'

export function AuthorsPage({ crumbs, heading, html, authors, nothing }: AuthorsProps) {
  const messages = useMessages()
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere />
      <ListHead title={heading}>{html ? <Prose html={html} className={styles.intro} /> : undefined}</ListHead>
      {nothing !== undefined && <p className={styles.intro}>{nothing}</p>}
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.path}>
            <Monogram name={author.name} />
            <div>
              <h2>
                <a href={author.path}>
                  <Written>{author.name}</Written>
                </a>
              </h2>
              <p>{messages.authorKind[author.kind]}</p>
              <p className={styles.words} lang={author.language} dir={otherDirection(author.language, messages.code)}>
                {author.description}
              </p>
              <Dimension>{messages.stories(author.count)}</Dimension>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
