import { Motif } from './Motif.tsx'
import { inks } from './cloths.ts'
import type { Recipe } from './recipe.ts'

interface ClothProps {
  readonly cloth: Recipe['cloth']
  /** Unlike that of any other cloth on the page. */
  readonly id: string
  /** Sides of the cut, in the units of the print: a tile is 120 wide. */
  readonly size: readonly [width: number, height: number]
}

/** A cut of printed cloth, with its motifs in a half-drop repeat. */
export function Cloth({ cloth: { dye, print }, id, size: [width, height] }: ClothProps) {
  const [ground, first, second] = inks[dye]
  const [big = 'leaf', small = big, third = small] = print
  const place = (name: typeof big, at: string) => (
    <g transform={at}>
      <Motif name={name} first={first} second={second} />
    </g>
  )
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse">
          {place(big, 'translate(30 30)')}
          {place(big, 'translate(90 90) rotate(-24)')}
          {place(small, 'translate(90 30) scale(.62) rotate(18)')}
          {place(third, 'translate(30 90) scale(.62) rotate(-12)')}
        </pattern>
      </defs>
      <rect width={width} height={height} fill={ground} />
      <rect width={width} height={height} fill={`url(#${id})`} />
    </svg>
  )
}
