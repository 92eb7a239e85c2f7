import type { ChangeEvent } from 'react'
import { island } from '../../islands/island.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './ThemeChoice.module.css'
import { chooseTheme } from './chooseTheme.ts'

/** Works without scripts: the tokens depend on which of these ids is checked. */
export const ThemeChoice = island(() => {
  const messages = useMessages()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => chooseTheme(target.value, document, () => localStorage)
  const choices = [
    ['auto', messages.themeAuto],
    ['light', messages.themeLight],
    ['dark', messages.themeDark],
  ] as const
  return (
    <fieldset className={styles.theme}>
      <legend className="vh">{messages.theme}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name="theme" id={`theme-${value}`} value={value} defaultChecked={value === 'auto'} onChange={choose} />
          {text}
        </label>
      ))}
    </fieldset>
  )
})
