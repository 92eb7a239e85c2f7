import type { CardMark } from '../../cards/SocialCard.ts'
import type { Publication, SymbolDrawing } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { drawnMark, logoMark } from '../theme/logoHtml.ts'

/** The publication's own drawings for its cards. */
export interface CardDrawings {
  readonly mark: CardMark
  /**
   * Returns the drawing of the category with a slug, or a plain plan rotated by the category's position; empty in looks other than the
   * house look.
   */
  shapesOf(category: string | undefined): string
}

const plainPlan = 'M48 64h16V8H8v56h20V44a20 20 0 0 1 20 20'

/** Collects the drawings for the cards. Only a drawing with a `viewBox` can be embedded in a card. */
export function cardDrawings({
  drawings,
  categories,
  site,
  theme,
}: Pick<Publication, 'drawings' | 'categories' | 'site' | 'theme'>): CardDrawings {
  const { logo, symbols } = drawings
  const places = new Map(categories.map(({ slug }, index) => [slug, index]))
  return {
    mark: (theme?.logo ? logoMark(theme.logo) : drawnMark(logo ?? '')) ?? { text: site.title },
    shapesOf: (category = '') =>
      placed(symbols.get(category)) ??
      (theme !== undefined && theme.look !== 'house' ? '' : undefined) ??
      `<path transform="rotate(${((places.get(category) ?? 0) % 4) * 90} 36 36)" d="${plainPlan}"/>`,
  }
}

/** Scales a drawing to 72 × 72. */
function placed(symbol: SymbolDrawing | undefined): string | undefined {
  if (symbol?.viewBox === undefined) return undefined
  return `<svg width="72" height="72" viewBox="${escapeHtml(symbol.viewBox)}">${symbol.shapes}</svg>`
}
