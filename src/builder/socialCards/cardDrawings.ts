import type { Drawings, SymbolDrawing } from '../../content/publication.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { Room } from '../../shared/pageProps.ts'

/** What a publication drew itself. */
export interface CardDrawings {
  readonly logo?: string
  /** The drawing of a category, else a plain room turned by the category's place. */
  shapesOf(room: Room | undefined): string
}

const plainRoom = 'M48 64h16V8H8v56h20V44a20 20 0 0 1 20 20'

/** Only a drawing with measures of its own can be set into a card. */
export function cardDrawings({ logo, symbols }: Drawings): CardDrawings {
  return {
    ...(logo !== undefined && /^<svg[^>]*\sviewBox="/.test(logo) && { logo }),
    shapesOf: (room) =>
      placed(symbols.get(room?.drawing?.split('#')[1] ?? '')) ??
      `<path transform="rotate(${((room?.index ?? 0) % 4) * 90} 36 36)" d="${plainRoom}"/>`,
  }
}

/** A drawing in its own measures, shown in 72 by 72. */
function placed(symbol: SymbolDrawing | undefined): string | undefined {
  if (symbol?.viewBox === undefined) return undefined
  return `<svg width="72" height="72" viewBox="${escapeHtml(symbol.viewBox)}">${symbol.shapes}</svg>`
}
