import type { ComponentProps } from 'react'

interface StandingHtmlProps extends Pick<ComponentProps<'div'>, 'ref' | 'onInput' | 'onClick' | 'onSubmit'> {
  readonly as: 'div' | 'ul'
}

const none = { __html: '' }

/** The root of an island around HTML that the build wrote into a text: React listens for its events and leaves the HTML unchanged. */
export function StandingHtml({ as: Element, ...props }: StandingHtmlProps) {
  return <Element {...(props as ComponentProps<'div'> & ComponentProps<'ul'>)} dangerouslySetInnerHTML={none} suppressHydrationWarning />
}
