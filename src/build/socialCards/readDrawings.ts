import type { Room } from '../../shared/pageProps.ts'

/** What a publication drew itself. */
export interface CardDrawings {
  readonly logo?: string
  /** The drawing of a category, else a plain room turned by the category's place. */
  shapesOf(room: Room | undefined): string
}

export interface DrawingSources {
  /** `logo.svg`, already checked. */
  readonly logo?: string
  /** `drawings.svg`. */
  readonly sprite: string
}

const plainRoom = 'M48 64h16V8H8v56h20V44a20 20 0 0 1 20 20'

export function readDrawings({ logo, sprite }: DrawingSources): CardDrawings {
  const symbols = new Map(
    [...sprite.matchAll(/<symbol\b([^>]*)>([\s\S]*?)<\/symbol>/g)].flatMap(([, attributes = '', shapes = '']) =>
      symbol(attributes, shapes),
    ),
  )
  return {
    ...(logo !== undefined && /^\s*<svg[^>]*\sviewBox="/.test(logo) && { logo }),
    shapesOf: (room) =>
      symbols.get(room?.drawing?.split('#')[1] ?? '') ??
      `<path transform="rotate(${((room?.index ?? 0) % 4) * 90} 36 36)" d="${plainRoom}"/>`,
  }
}

/** A drawing in its own measures, shown in 72 by 72. */
function symbol(attributes: string, shapes: string): [string, string][] {
  const id = /\bid="([^"]+)"/.exec(attributes)?.[1]
  const viewBox = /\bviewBox="([^"]+)"/.exec(attributes)?.[1]
  return id === undefined || viewBox === undefined ? [] : [[id, `<svg width="72" height="72" viewBox="${viewBox}">${shapes}</svg>`]]
}
