import type { HomeProps } from '../../../shared/pageProps.ts'
import { Plan } from '../../components/Plan/Plan.tsx'
import { Hang } from './Hang.tsx'
import styles from './HomePage.module.css'
import { Lead } from './Lead.tsx'
import { Rail } from './Rail.tsx'
import { Rated } from './Rated.tsx'

export function HomePage({ heading, everything, html, lead, colours, rooms, stuff, rated, updated }: HomeProps) {
  return (
    <>
      <div className="page">
        <h1 className="vh">{heading}</h1>
        {lead !== undefined && <Lead card={lead} colours={colours} />}
        <div className={styles.plan}>
          <Plan rooms={rooms} />
        </div>
        {stuff.length > 0 && <Hang cards={stuff} everything={everything} />}
      </div>
      {rated.length > 0 && <Rated cards={rated} />}
      {updated.length > 0 && <Rail cards={updated} />}
      {html !== undefined && html !== '' && <div className={`page ${styles.words}`} data-body dangerouslySetInnerHTML={{ __html: html }} />}
    </>
  )
}
