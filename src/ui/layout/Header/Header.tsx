import * as attributes from '../../../shared/dataAttributes.ts'
import type { HeaderSlice } from '../../../shared/pageData.ts'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuButton } from '../Menu/MenuButton.island.tsx'
import styles from './Header.module.css'
import searchBoxStyles from './SearchBox.module.css'

export function Header({ slice }: { readonly slice: HeaderSlice }) {
  const messages = useMessages()
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        {slice.logo === undefined ? (
          <a className={styles.title} href={slice.home}>
            {slice.title}
          </a>
        ) : (
          <a className={styles.logo} href={slice.home} aria-label={slice.title} dangerouslySetInnerHTML={{ __html: slice.logo }} />
        )}
        <Island on="touch">
          <MenuButton />
        </Island>
        <SearchBox path={slice.searchPath} label={messages.search} unavailable={messages.searchUnavailable} titleIndex={slice.titleIndex} />
        {slice.languages && <LanguageMenu language={messages.code} languages={slice.languages} />}
      </div>
      <Menu rooms={slice.rooms} />
    </header>
  )
}

interface SearchBoxProps {
  /** The page that Enter opens, with the words in `?q=`. */
  readonly path: string
  readonly label: string
  /** Shown when the titles cannot be loaded. */
  readonly unavailable: string
  /** Static query with the titles. */
  readonly titleIndex: string
}

/** A plain form, which becomes a combobox when the reader focuses it. */
function SearchBox({ path, label, unavailable, titleIndex }: SearchBoxProps) {
  return (
    <search className={searchBoxStyles.search} {...{ [attributes.titles]: titleIndex }}>
      <form action={path} method="get">
        <label>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5.5 5.5" />
          </svg>
          <input type="search" name="q" placeholder={label} aria-label={label} autoComplete="off" />
        </label>
      </form>
      <output className={searchBoxStyles.failure} {...{ [attributes.text]: unavailable }} />
    </search>
  )
}
