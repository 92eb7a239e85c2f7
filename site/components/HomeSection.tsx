import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import plans from '../lib/roomPlans.json'
import { wordsOf } from '../lib/words'
import { roomPath, roomsPath } from '../lib/roomPaths'
import styles from './HomeSection.module.css'

/** The model rooms, all to one scale, stand below the projects. */
export default function HomeSection({ Original, ...props }: SlotProps<'HomeSection'>) {
  return (
    <>
      <Original {...props} />
      {props.section === 'projects' && <Rooms />}
    </>
  )
}

function Rooms() {
  const { language } = usePage()
  const words = wordsOf(language)
  const rooms = plans.flatMap(({ titles, ...plan }) => {
    const text = new Map(Object.entries(titles)).get(language)
    return text ? [{ ...plan, ...text }] : []
  })
  if (rooms.length === 0) return null
  const widest = Math.max(...rooms.map(({ width }) => width))
  return (
    <section className={styles.rooms} data-below="">
      <h2>{words.home}</h2>
      <ul>
        {rooms.map(({ room, width, depth, title, slug }) => (
          <li key={room}>
            <a href={roomPath(language, slug)}>
              <svg style={{ inlineSize: `${Math.round((100 * width) / widest)}%`, aspectRatio: `${width}/${depth}` }} aria-hidden="true">
                <use href={`/room-plans.svg#${room}`} />
              </svg>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={roomsPath(language)}>{words.allOf(rooms.length)}</a>
      </p>
    </section>
  )
}
