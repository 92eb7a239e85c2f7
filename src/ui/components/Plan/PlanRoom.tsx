import type { RoomSummary } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Dimension } from '../Dimension/Dimension.tsx'
import { RoomDrawing } from '../RoomDrawing/RoomDrawing.tsx'
import type { RoomPlace } from './planLayout.ts'
import doors from './PlanDoor.module.css'
import styles from './PlanRoom.module.css'

export interface PlanRoomProps {
  readonly room: RoomSummary
  readonly place: RoomPlace
  readonly headingLevel: 2 | 3
}

export function PlanRoom({ room, place, headingLevel }: PlanRoomProps) {
  const messages = useMessages()
  const Heading = `h${headingLevel}` as const
  return (
    <li
      className={`${styles.room} ${doors.door}`}
      data-door={place.door}
      data-tall={place.tall || undefined}
      style={{ '--wide': `span ${place.wide}`, '--medium': `span ${place.medium}`, '--narrow': `span ${place.narrow}` }}
    >
      <div className={styles.inside}>
        <span className={styles.count}>
          <Dimension>{messages.stories(room.count)}</Dimension>
        </span>
        <div className={styles.middle}>
          <Heading>
            <a href={room.path}>{room.title}</a>
          </Heading>
          <RoomDrawing room={room.room} className={styles.symbol} />
        </div>
        {room.children.length > 0 && (
          <ul>
            {room.children.map((child) => (
              <li key={child.path}>
                <a href={child.path}>{child.text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
