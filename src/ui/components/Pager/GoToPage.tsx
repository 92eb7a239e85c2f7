import type { Paging } from '../../../shared/pageProps.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './GoToPage.module.css'

/** A page by its number. No static storage can answer such a form, so it shows when the runtime is there to do so (`runtime/parts/pager.ts`). */
export function GoToPage({ paging: { page, pages, base } }: { readonly paging: Paging }) {
  const messages = useMessages()
  return (
    <form className={styles.form} method="dialog" data-part="pager" data-base={base}>
      <label>
        {messages.goTo} <input type="number" name="page" min={1} max={pages} required placeholder={String(page)} autoComplete="off" />{' '}
        {messages.page}
      </label>
      <button type="submit">{messages.confirm}</button>
    </form>
  )
}
