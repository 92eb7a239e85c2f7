import type { RoomSummary } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './Plan.module.css'
import { planLayout } from './planLayout.ts'
import { PlanRoom } from './PlanRoom.tsx'

export interface PlanProps {
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
