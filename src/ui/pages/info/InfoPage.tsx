import type { InfoProps } from '../../../shared/pages/pageProps.ts'
import { Crumbs } from '../../components/Crumbs/Crumbs.tsx'
import { ListHead } from '../../components/ListHead/ListHead.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import styles from './InfoPage.module.css'

export function InfoPage({ crumbs, heading, html = '' }: InfoProps) {
  return (
    <div className="page">
      <Crumbs crumbs={crumbs} endsHere />
      <ListHead title={heading} />
      <div className={styles.panel}>
        <Prose html={html} />
      </div>
    </div>
  )
}
