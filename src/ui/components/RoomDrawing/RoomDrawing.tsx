import type { Room } from '../../../shared/pageProps.ts'
import styles from './RoomDrawing.module.css'

interface RoomDrawingProps {
  readonly room: Room
  readonly className?: string | undefined
}

/** The publication's drawing of a category, else four walls and a door, turned by the category's position. */
export function RoomDrawing({ room, className }: RoomDrawingProps) {
  return (
    <svg className={className === undefined ? styles.drawing : `${styles.drawing} ${className}`} viewBox="0 0 72 72" aria-hidden="true">
      {room.drawing === undefined ? (
        <path
          transform={`rotate(${(room.index % 4) * 90} 36 36)`}
          vectorEffect="non-scaling-stroke"
          d="M48 64h16V8H8v56h20V44a20 20 0 0 1 20 20"
        />
      ) : (
        <use href={room.drawing} />
      )}
    </svg>
  )
}
