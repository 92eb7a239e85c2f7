import type { ReactNode } from 'react'
import type { FooterSlice } from '../../../shared/pages/pageData.ts'
import type { TextLink } from '../../../shared/pages/pageProps.ts'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import { ThemeChoice } from '../ThemeChoice/ThemeChoice.island.tsx'
import styles from './Footer.module.css'
import pictures from './footer.svg'

export interface FooterProps {
  readonly slice: FooterSlice
}

export const Footer = slot('Footer', PlainFooter)

function PlainFooter({ slice }: FooterProps) {
  const messages = useMessages()
  const { info, contact, social } = slice
  const names: Readonly<Record<string, string>> = { video: messages.video, network: messages.network, photo: messages.photo }
  const contacts: readonly FooterLink[] = [
    ...(contact === undefined ? [] : [{ text: messages.mail, path: contact }]),
    ...Object.entries(social).map(([name, path]) => ({
      text: Object.hasOwn(names, name) ? (names[name] ?? name) : name,
      path,
      rel: 'me' as const,
    })),
  ]
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.columns}>
          <FooterColumn title={messages.categories} picture="plan" links={slice.categories} />
          <FooterColumn
            title={messages.info}
            picture="book"
            links={linksOf([
              { text: messages.authors, path: info.authors },
              { text: messages.privacyPolicy, path: info['privacy-policy'] },
              { text: messages.terms, path: info.terms },
              { text: messages.aboutUs, path: info['about-us'] },
              { text: messages.sitemap, path: info.sitemap },
              ...(slice.pages ?? []),
            ])}
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

function linksOf(links: readonly { readonly text: string; readonly path: string | undefined }[]): readonly TextLink[] {
  return links.flatMap(({ text, path }) => (path === undefined ? [] : [{ text, path }]))
}

interface FooterLink extends TextLink {
  /** `me`: the link leads to the same publication elsewhere. */
  readonly rel?: 'me'
}

interface FooterColumnProps {
  readonly title: string
  readonly picture: FooterPictureName
  readonly links: readonly FooterLink[]
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
            <li key={`${link.text} ${link.path}`}>
              <a href={link.path} rel={link.rel}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}

type FooterPictureName = 'plan' | 'book' | 'letter'

/** A picture from the sprite beside this file, in a square of 72 px; at the foot of a page it may load late. */
function FooterPicture({ name }: { readonly name: FooterPictureName }) {
  return (
    <svg className={styles.picture} width="72" height="72" aria-hidden="true">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
