import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './EmptyRoom.module.css'

const wall = 'M186 194H314V6H6V194H134'
const floor =
  'M10 40H310M10 72H310M10 104H310M10 136H310M10 168H310M80 10V40M210 10V40M140 40V72M270 40V72M60 72V104M190 72V104M110 104V136M250 104V136M50 136V168M230 136V168'

/** The illustration for a search that finds nothing: a room without furniture, a lens on its floor. */
export function EmptyRoom() {
  const { emptyRoom, emptyRoomAdvice } = useMessages()
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <path d={wall} strokeWidth="7" />
        <g className={styles.door}>
          <path d="M134 194V142" strokeWidth="4" />
          <path d="M134 142a52 52 0 0 1 52 52" strokeWidth="1.5" />
        </g>
        <path d={floor} strokeWidth=".8" opacity=".4" />
        <path d="M236 30h52v60h-52z" strokeWidth="1.5" strokeDasharray="5 5" />
        <path d="M262 58v.1" strokeWidth="3" strokeLinecap="round" />
        <circle cx="74" cy="74" r="26" strokeWidth="1.6" />
        <path d="m93 93 26 26" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <p className={styles.name}>{emptyRoom}</p>
      <p>{emptyRoomAdvice}</p>
    </div>
  )
}
