import type { ReactNode } from 'react'
import type { TextLink } from '../../../shared/pageProps.ts'
import styles from './FooterColumn.module.css'
import { FooterPicture, type FooterPictureName } from './FooterPicture.tsx'

export interface FooterColumnProps {
  readonly title: string
  readonly picture: FooterPictureName
  readonly links: readonly TextLink[]
  readonly children?: ReactNode
}

export function FooterColumn({ title, picture, links, children }: FooterColumnProps) {
  return (
    <section className={styles.column}>
      <FooterPicture name={picture} />
      <div>
        <h2>{title}</h2>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path}>{link.text}</a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
