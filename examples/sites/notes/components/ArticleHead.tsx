import type { SlotProps } from 'roomwright'
import { usePage } from 'roomwright/react'
import styles from './ArticleHead.module.css'

export default function ArticleHead({ title, description, author, date, updated, minutes }: SlotProps<'ArticleHead'>) {
  const { t } = usePage()
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.what}>{description}</p>
      <p className={styles.facts}>
        <time dateTime={date.iso}>{date.text}</time>
        {updated && <time dateTime={updated.iso}>{t('updatedOn', updated.text)}</time>}
        <span>{t('minutes', minutes)}</span>
        {author && (author.path === undefined ? <span>{author.name}</span> : <a href={author.path}>{author.name}</a>)}
      </p>
    </header>
  )
}
