import type { HeaderSlice } from '../../../shared/pageData.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Menu.module.css'
import { MenuPlan } from './MenuPlan.tsx'
import { MenuTree } from './MenuTree.tsx'

/** The categories, unfolded from the header: a plan, or a nested list where the window is 36 rem or narrower. */
export function Menu({ rooms }: { readonly rooms: HeaderSlice['rooms'] }) {
  const messages = useMessages()
  return (
    <nav className={styles.menu} data-part="menu" id="menu" popover="auto" aria-label={messages.menuButton}>
      <MenuPlan rooms={rooms} />
      <MenuTree rooms={rooms} />
    </nav>
  )
}
