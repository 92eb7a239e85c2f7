import type { CategoryProps } from '../../../shared/pageProps.ts'
import { RoomDrawing } from '../../components/RoomDrawing/RoomDrawing.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './CategoryHead.module.css'

/** The category's own words beside the plan of its room. */
export function CategoryHead({ title, description, room, paging }: Pick<CategoryProps, 'title' | 'description' | 'room' | 'paging'>) {
  const messages = useMessages()
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.room}>
        <svg viewBox="0 0 360 300" aria-hidden="true">
          <path className={styles.walls} d="M214 294H354V6H196M84 6H6v288h152" />
          <path d="M84 2h112M84 10h112M84 6h112" />
          <path className={styles.leaf} d="M158 294v-56" />
          <path className={styles.swing} d="M158 238a56 56 0 0 1 56 56" />
        </svg>
        <RoomDrawing room={room} className={styles.drawing} />
      </div>
      <p className={styles.words}>{description}</p>
      {paging.page > 1 && <p className={styles.paging}>{messages.pageOf(paging.page, paging.pages)}</p>}
    </header>
  )
}
