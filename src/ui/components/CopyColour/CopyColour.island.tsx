import type { MouseEvent } from 'react'
import { island } from '../../islands/island.ts'
import { StandingHtml } from '../StandingHtml/StandingHtml.tsx'
import { sayBeside } from '../ReadingAids/sayBeside.ts'

interface CopyColourProps {
  /** The text shown when a colour has been copied. */
  readonly copied: string
}

/** The bands of a palette; pressing a value copies it. */
export const CopyColour = island(({ copied }: CopyColourProps) => {
  const copy = ({ target }: MouseEvent<HTMLElement>) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) void navigator.clipboard.writeText(button.value).then(() => sayBeside(button, copied), reportError)
  }
  return <StandingHtml as="ul" onClick={copy} />
})
