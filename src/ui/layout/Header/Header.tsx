import type { HeaderSlice } from '../../../shared/pages/pageData.ts'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuButton } from '../Menu/MenuButton.island.tsx'
import { Search } from '../Search/Search.island.tsx'
import styles from './Header.module.css'

export interface HeaderProps {
  readonly slice: HeaderSlice
}

export const Header = slot('Header', PlainHeader)

function PlainHeader({ slice }: HeaderProps) {
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
        <Island on="touch">
          <Search path={slice.searchPath} />
        </Island>
        {slice.languages && <LanguageMenu language={messages.code} languages={slice.languages} />}
      </div>
      <Menu categories={slice.categories} {...(slice.pages && { pages: slice.pages })} />
    </header>
  )
}
