import type { FormEvent } from 'react'
import { listingPath } from '../../../shared/addresses/paths.ts'
import { island } from '../../islands/island.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './GoToPage.module.css'

interface GoToPageProps {
  readonly page: number
  readonly pages: number
  /** Path of the first page of the listing. */
  readonly base: string
}

/** Goes to a page by its number. Static hosting cannot handle a form, so it is shown only once the runtime can. */
export const GoToPage = island(({ page, pages, base }: GoToPageProps) => {
  const messages = useMessages()
  const goTo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The browser has validated that such a page exists.
    location.assign(listingPath(base, Number(new FormData(event.currentTarget).get('page'))))
  }
  return (
    <form className={styles.form} method="dialog" onSubmit={goTo}>
      <label>
        {messages.goTo} <input type="number" name="page" min={1} max={pages} required placeholder={String(page)} autoComplete="off" />{' '}
        {messages.page}
      </label>
      <button type="submit">{messages.confirm}</button>
    </form>
  )
})
