import * as attributes from '../../shared/html/dataAttributes.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'

interface IslandHtml {
  /** Name of its component. */
  readonly name: string
  readonly props: object
  /** What the component renders at first. */
  readonly html: string
}

/** Renders a dormant island that the reader's first touch wakes, as `<Island on="touch">` does on pages. */
export function islandHtml({ name, props, html }: IslandHtml): string {
  const data = escapeHtml(JSON.stringify(props))
  return `<page-island ${attributes.island}="${name}" ${attributes.props}="${data}">${html}</page-island>`
}
