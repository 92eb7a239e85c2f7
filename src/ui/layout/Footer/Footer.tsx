import type { ReactNode } from 'react'
import type { FooterSlice } from '../../../shared/pageData.ts'
import type { TextLink } from '../../../shared/pageProps.ts'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { ThemeChoice } from '../ThemeChoice/ThemeChoice.island.tsx'
import styles from './Footer.module.css'
import pictures from './footer.svg'

export function Footer({ slice }: { readonly slice: FooterSlice }) {
  const messages = useMessages()
  const { info, contact, social } = slice
  const contacts = [
    { text: messages.mail, path: contact },
    { text: messages.video, path: social.video },
    { text: messages.network, path: social.network },
    { text: messages.photo, path: social.photo },
  ].flatMap(({ text, path }) => (path === undefined ? [] : [{ text, path }]))
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.columns}>
          <FooterColumn title={messages.categories} picture="plan" links={slice.categories} />
          <FooterColumn
            title={messages.info}
            picture="book"
            links={[
              { text: messages.authors, path: info.authors },
              { text: messages.privacyPolicy, path: info['privacy-policy'] },
              { text: messages.terms, path: info.terms },
              { text: messages.aboutUs, path: info['about-us'] },
              { text: messages.sitemap, path: info.sitemap },
            ]}
          >
            <p className={styles.copyright}>{messages.copyright(slice.title, slice.year)}</p>
          </FooterColumn>
          {contacts.length > 0 && <FooterColumn title={messages.contacts} picture="letter" links={contacts} />}
        </div>
        <div className={styles.base}>
          <Island on="touch">
            <ThemeChoice />
          </Island>
          <a href={slice.saved}>{messages.saved.heading}</a>
          {slice.policy && <a href={slice.policy.path}>{slice.policy.text}</a>}
          {slice.corrections && <a href={slice.corrections.path}>{slice.corrections.text}</a>}
        </div>
      </div>
    </footer>
  )
}

interface FooterColumnProps {
  readonly title: string
  readonly picture: FooterPictureName
  readonly links: readonly TextLink[]
  readonly children?: ReactNode
}

function FooterColumn({ title, picture, links, children }: FooterColumnProps) {
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

type FooterPictureName = 'plan' | 'book' | 'letter'

/** A picture of the sprite beside this file, in a square of 72; at the foot of a page it may load late. */
function FooterPicture({ name }: { readonly name: FooterPictureName }) {
  return (
    <svg className={styles.picture} width="72" height="72" aria-hidden="true">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
