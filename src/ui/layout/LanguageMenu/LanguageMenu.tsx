import { type Language, languageName } from '../../../shared/languages/languages.ts'
import { languageAddress } from '../../../shared/addresses/languageLinks.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './LanguageMenu.module.css'

interface LanguageMenuProps {
  readonly language: Language
  readonly languages: readonly Language[]
}

/** Links to the page in the publication's other languages; the build and the runtime fill in each page's URLs. */
export function LanguageMenu({ language, languages }: LanguageMenuProps) {
  const messages = useMessages()
  return (
    <>
      <button className={styles.button} type="button" popoverTarget="languages">
        {`${language.toUpperCase()} `}
        <span className="vh">{messages.languageIs(languageName(language))}</span>
      </button>
      <nav className={styles.menu} id="languages" popover="auto" aria-label={messages.language}>
        <ul>
          {languages.map((other) => (
            <li key={other}>
              {other === language ? (
                <span aria-current="true">{languageName(other)}</span>
              ) : (
                <>
                  <a href={languageAddress(other)} lang={other} hrefLang={other}>
                    {languageName(other)}
                  </a>
                  <small>{messages.nearestPage}</small>
                </>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
