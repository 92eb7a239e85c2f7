import type { HeaderSlice } from '../../../shared/pageData.ts'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './MenuTree.module.css'

/** The menu of windows up to 36 rem: one category open at a time. */
export function MenuTree({ rooms }: { readonly rooms: HeaderSlice['rooms'] }) {
  return (
    <div className={styles.tree}>
      {rooms.map((room) =>
        room.children.length === 0 ? (
          <a className={styles.line} href={room.path} key={room.path}>
            <RoomDrawing room={room.room} />
            {room.title}
          </a>
        ) : (
          <details name="menu" key={room.path}>
            <summary className={styles.line}>
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
                <MoreLink room={room} className={styles.more} />
              </li>
            </ul>
          </details>
        ),
      )}
    </div>
  )
}
