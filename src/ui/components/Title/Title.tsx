import { Written } from '../Written/Written.tsx'
import { longestWord } from './longestWord.ts'
import styles from './Title.module.css'

/** Words with fewer letters fit in the narrowest window, even with a font size of 200 %. */
const longWord = 9

/** The title of a listing or an info page, in smaller letters where its longest word would not fit on a line. */
export function Title({ children }: { readonly children: string }) {
  const letters = longestWord(children)
  return (
    <h1>
      {letters < longWord ? (
        <Written>{children}</Written>
      ) : (
        <span className={styles.fitted} style={{ '--letters': letters }}>
          <Written>{children}</Written>
        </span>
      )}
    </h1>
  )
}
