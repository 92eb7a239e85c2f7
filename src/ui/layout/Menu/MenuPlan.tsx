import type { HeaderSlice } from '../../../shared/pageData.ts'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './MenuPlan.module.css'

/** The menu of wide windows: every category is a room, 'More' its door. */
export function MenuPlan({ rooms }: { readonly rooms: HeaderSlice['rooms'] }) {
  return (
    <div className={`page ${styles.frame}`}>
      <ul className={styles.plan}>
        {rooms.map((room) => (
          <li className={styles.room} key={room.path}>
            <RoomDrawing room={room.room} className={styles.symbol} />
            <a className={styles.name} href={room.path}>
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
                <MoreLink room={room} className={styles.more} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
