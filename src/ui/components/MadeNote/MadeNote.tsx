import type { MadeNote as Note } from '../../../shared/pageProps.ts'
import styles from './MadeNote.module.css'

/** How the text was made; its words come with the page, for the build knows them and no other page needs them. */
export function MadeNote({ note: { heading, paragraphs, policy } }: { readonly note: Note }) {
  return (
    <section className={styles.made}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {policy && (
        <p>
          <a href={policy.path}>{policy.text}</a>
        </p>
      )}
    </section>
  )
}
