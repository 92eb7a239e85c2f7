import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './ThemeChoice.module.css'

/** Works by CSS alone: the tokens look at which of these ids is checked. */
export function ThemeChoice() {
  const messages = useMessages()
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
          <input type="radio" name="theme" id={`theme-${value}`} value={value} defaultChecked={value === 'auto'} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
