import type { RoomSummary } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Dimension } from '../Dimension/Dimension.tsx'
import { RoomDrawing } from '../RoomDrawing/RoomDrawing.tsx'
import styles from './Plan.module.css'
import doors from './PlanDoor.module.css'
import planRoomStyles from './PlanRoom.module.css'
import { type RoomPlace, planLayout } from './planLayout.ts'

interface PlanProps {
  readonly rooms: readonly RoomSummary[]
  readonly headingLevel?: 2 | 3
}

/** All categories as the rooms of one house. */
export function Plan({ rooms, headingLevel = 2 }: PlanProps) {
  const messages = useMessages()
  if (rooms.length === 0) return null
  const places = planLayout(rooms.length)
  return (
    <nav aria-label={messages.allCategories}>
      <ul className={styles.plan}>
        {rooms.map((room, index) => {
          const place = places[index]
          return place && <PlanRoom key={room.path} room={room} place={place} headingLevel={headingLevel} />
        })}
      </ul>
    </nav>
  )
}

interface PlanRoomProps {
  readonly room: RoomSummary
  readonly place: RoomPlace
  readonly headingLevel: 2 | 3
}

function PlanRoom({ room, place, headingLevel }: PlanRoomProps) {
  const messages = useMessages()
  const Heading = `h${headingLevel}` as const
  return (
    <li
      className={`${planRoomStyles.room} ${doors.door}`}
      data-door={place.door}
      data-tall={place.tall || undefined}
      style={{ '--wide': `span ${place.wide}`, '--medium': `span ${place.medium}`, '--narrow': `span ${place.narrow}` }}
    >
      <div className={planRoomStyles.inside}>
        <span className={planRoomStyles.count}>{room.count > 0 && <Dimension>{messages.stories(room.count)}</Dimension>}</span>
        <div className={planRoomStyles.middle}>
          <Heading>
            <a href={room.path}>{room.title}</a>
          </Heading>
          <RoomDrawing room={room.room} className={planRoomStyles.symbol} />
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
