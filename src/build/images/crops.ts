/** The shapes that search engines ask an article's picture for. */
export const cropRatios = { '1x1': 1, '4x3': 4 / 3, '16x9': 16 / 9 } as const satisfies Record<string, number>

export type CropName = keyof typeof cropRatios

export const cropNames = Object.keys(cropRatios) as readonly CropName[]

/** Pixels; nothing that shows a card asks for more. */
const widest = 1200

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a crop: as much of the picture as its shape holds, never enlarged. */
export function cropSize({ width, height }: Size, crop: CropName): Size {
  const ratio = cropRatios[crop]
  const inside = Math.min(widest, width, Math.floor(height * ratio))
  return { width: inside, height: Math.max(1, Math.min(height, Math.round(inside / ratio))) }
}

/** The file of a crop, given the picture's own name without width and ending. */
export function cropFile(base: string, crop: CropName): string {
  return `${base}-${crop}.jpg`
}
