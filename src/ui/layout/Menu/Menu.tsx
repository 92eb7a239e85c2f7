import type { HeaderSlice } from '../../../shared/pageData.ts'
import type { TextLink } from '../../../shared/pageProps.ts'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Menu.module.css'
import menuPagesStyles from './MenuPages.module.css'
import menuPlanStyles from './MenuPlan.module.css'
import menuTreeStyles from './MenuTree.module.css'

interface MenuProps {
  readonly rooms: HeaderSlice['rooms']
  readonly pages?: readonly TextLink[]
}

/** All categories below the header: a plan, or a nested list in windows up to 36 rem. */
export function Menu({ rooms, pages = [] }: MenuProps) {
  const messages = useMessages()
  return (
    <nav className={styles.menu} id="menu" popover="auto" aria-label={messages.menuButton}>
      <MenuPlan rooms={rooms} />
      <MenuTree rooms={rooms} />
      {pages.length > 0 && <MenuPages pages={pages} />}
    </nav>
  )
}

/** The menu of wide windows: every category is a room, 'More' its door. */
export function MenuPlan({ rooms }: { readonly rooms: HeaderSlice['rooms'] }) {
  return (
    <div className={`page ${menuPlanStyles.frame}`}>
      <ul className={menuPlanStyles.plan}>
        {rooms.map((room) => (
          <li className={menuPlanStyles.room} key={room.path}>
            <RoomDrawing room={room.room} className={menuPlanStyles.symbol} />
            <a className={menuPlanStyles.name} href={room.path}>
              {room.title}
            </a>
            {room.children.length > 0 && (
              <>
                <ul>
                  {room.children.map((child) => (
                    <li key={child.path}>
                      <a href={child.path}>{child.text}</a>
                    </li>
                  ))}
                </ul>
                <MoreLink room={room} className={menuPlanStyles.more} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The menu of windows up to 36 rem: one category open at a time. */
export function MenuTree({ rooms }: { readonly rooms: HeaderSlice['rooms'] }) {
  return (
    <div className={menuTreeStyles.tree}>
      {rooms.map((room) =>
        room.children.length === 0 ? (
          <a className={menuTreeStyles.line} href={room.path} key={room.path}>
            <RoomDrawing room={room.room} />
            {room.title}
          </a>
        ) : (
          <details name="menu" key={room.path}>
            <summary className={menuTreeStyles.line}>
              <RoomDrawing room={room.room} />
              {room.title}
            </summary>
            <ul>
              {room.children.map((child) => (
                <li key={child.path}>
                  <a href={child.path}>{child.text}</a>
                </li>
              ))}
              <li>
                <MoreLink room={room} className={menuTreeStyles.more} />
              </li>
            </ul>
          </details>
        ),
      )}
    </div>
  )
}

/** The publication's own pages, below the categories of either menu. */
function MenuPages({ pages }: { readonly pages: readonly TextLink[] }) {
  return (
    <div className={`page ${menuPagesStyles.frame}`}>
      <ul className={menuPagesStyles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MoreLinkProps {
  readonly room: { readonly path: string; readonly title: string }
  readonly className?: string | undefined
}

/** Links to all of a category. 'More' alone does not say where it leads, so screen readers get the category's name as well. */
function MoreLink({ room, className }: MoreLinkProps) {
  const { more, moreIn } = useMessages()
  const whole = moreIn(room.title)
  // A publication may have changed one of the two.
  const rest = whole.startsWith(more) ? whole.slice(more.length) : ` ${room.title}`
  return (
    <a className={className} href={room.path}>
      <span>{more}</span>
      <span className="vh">{rest}</span>
    </a>
  )
}
