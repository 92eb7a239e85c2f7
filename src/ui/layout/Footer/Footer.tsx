import type { FooterSlice } from '../../../shared/pageData.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { ThemeChoice } from '../ThemeChoice/ThemeChoice.tsx'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn.tsx'

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
          <ThemeChoice />
          <a href={slice.saved}>{messages.saved.heading}</a>
          {slice.policy && <a href={slice.policy.path}>{slice.policy.text}</a>}
        </div>
      </div>
    </footer>
  )
}
