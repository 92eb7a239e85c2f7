import type { ArticleProps } from '../../../shared/pageProps.ts'
import { EndSection } from './ArticleFoot.tsx'

interface CorrectionsProps {
  readonly list: NonNullable<ArticleProps['corrections']>
}

/** What was corrected in an article, and when. The heading comes as a prop, because only the build has its text. */
export function Corrections({ list: { heading, items, all } }: CorrectionsProps) {
  return (
    <EndSection title={heading}>
      <ul>
        {items.map(({ date, text }, index) => (
          <li key={index}>
            <time dateTime={date.iso}>{date.text}</time>
            {`: ${text}`}
          </li>
        ))}
      </ul>
      <p>
        <a href={all.path}>{all.text}</a>
      </p>
    </EndSection>
  )
}
