import * as attributes from '../../../shared/html/dataAttributes.ts'
import type { Language } from '../../../shared/languages/languages.ts'
import { otherDirection } from '../../../shared/languages/textDirection.ts'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { ReadingAids } from '../ReadingAids/ReadingAids.island.tsx'
import styles from './Prose.module.css'
import tables from './ProseTable.module.css'

interface ProseProps {
  /** HTML built from Markdown. */
  readonly html: string
  readonly className?: string | undefined
  /** Set if it differs from the page's. */
  readonly lang?: Language | undefined
}

/** The page's own text; a page has only one. */
export function Prose({ html, className, lang }: ProseProps) {
  return (
    <>
      <div
        className={`${styles.prose} ${tables.tables}${className === undefined ? '' : ` ${className}`}`}
        lang={lang}
        dir={otherDirection(lang, useMessages().code)}
        {...{ [attributes.body]: '' }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Island on="reading">
        <ReadingAids />
      </Island>
    </>
  )
}
