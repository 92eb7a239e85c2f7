import type { ReactNode } from 'react'
import type { Motif as Name } from './cloths.ts'

interface MotifProps {
  readonly name: Name
  /** The two inks. */
  readonly first: string
  readonly second: string
}

/** One printed shape around the origin, about 60 wide. */
export function Motif({ name, first, second }: MotifProps) {
  return <g>{shapes[name](first, second)}</g>
}

const turned = (count: number, draw: (angle: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count))

const shapes: Readonly<Record<Name, (first: string, second: string) => ReactNode>> = {
  lemon: (first, second) => (
    <>
      <circle r="28" fill={second} />
      <circle r="24" fill={first} />
      {turned(8, (angle) => (
        <path key={angle} d="M0-4 6-17Q0-24-6-17Z" fill={second} transform={`rotate(${angle})`} />
      ))}
    </>
  ),
  tomato: (first, second) => (
    <>
      <circle r="26" fill={first} />
      {turned(4, (angle) => (
        <path key={angle} d="M3-5Q16-8 15-17 8-22 2-18Z" fill={second} transform={`rotate(${angle + 45})`} />
      ))}
    </>
  ),
  onion: (first, second) => (
    <>
      <circle r="27" fill={first} />
      <g fill="none" stroke={second} strokeWidth="3.5">
        <circle r="20" />
        <circle r="12.5" />
        <circle r="5" />
      </g>
    </>
  ),
  egg: (first, second) => (
    <>
      <path d="M0-29C16-29 23-6 23 7A23 22 0 0 1-23 7C-23-6-16-29 0-29Z" fill={first} />
      <circle cy="7" r="11" fill={second} />
    </>
  ),
  potato: (first, second) => (
    <>
      <path d="M-28 4C-30-14-10-24 8-20S32-4 27 10 4 24-10 21-27 16-28 4Z" fill={first} />
      {[
        [-12, 2],
        [3, -8],
        [12, 7],
        [-3, 12],
      ].map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="3" ry="1.8" fill={second} />
      ))}
    </>
  ),
  carrot: (first, second) => (
    <g transform="rotate(35)">
      <path d="M-10-12Q0-18 10-12L1 30Q0 32-1 30Z" fill={first} />
      <path d="M0-14Q-14-22-11-32-3-28 0-20 3-28 11-32 14-22 0-14Z" fill={second} />
      <path d="M-7-3h7M0 6h5M-4 14h4" stroke={second} strokeWidth="2" />
    </g>
  ),
  mushroom: (first, second) => (
    <>
      <path d="M-7 2h14l3 22q-10 6-20 0Z" fill={second} />
      <path d="M-28 4C-28-34 28-34 28 4Q0 12-28 4Z" fill={first} />
    </>
  ),
  leaf: (first, second) => (
    <g transform="rotate(40)">
      <path d="M0-30C20-16 20 12 0 26-20 12-20-16 0-30Z" fill={first} />
      <path d="M0-20V34M0-4 8-11M0-4-8-11M0 9 9 1M0 9-9 1" stroke={second} strokeWidth="2.5" fill="none" />
    </g>
  ),
  lentil: (first, second) => (
    <>
      {turned(6, (angle) => (
        <ellipse key={angle} cy="-18" rx="7.5" ry="6" fill={angle % 120 === 0 ? first : second} transform={`rotate(${angle})`} />
      ))}
      <circle r="6.5" fill={first} />
    </>
  ),
  bean: (first, second) => (
    <>
      <path d="M-20-14C-8-30 20-20 22 2S6 28 0 18-2 6-10 6-28-4-20-14Z" fill={first} />
      <path d="M-4-12Q8-10 9 3" stroke={second} strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
  pea: (first, second) => (
    <g transform="rotate(-30)">
      <path d="M-33 0Q0-24 33 0 0 24-33 0Z" fill={first} />
      {[-14, 0, 14].map((x) => (
        <circle key={x} cx={x} r="6.2" fill={second} />
      ))}
    </g>
  ),
  rice: (first, second) => (
    <>
      {[
        [-14, -14, 20],
        [10, -17, 75],
        [-4, 2, 130],
        [17, 6, 10],
        [-18, 15, 95],
        [6, 20, 50],
      ].map(([x, y, angle], index) => (
        <ellipse
          key={angle}
          rx="3.4"
          ry="8.5"
          fill={index % 2 === 0 ? first : second}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
    </>
  ),
  wheat: (first, second) => (
    <>
      <path d="M0-20V34" stroke={second} strokeWidth="2.5" />
      {[-14, -2, 10].map((y) => (
        <g key={y} fill={first}>
          <path d={`M1 ${y + 8}Q2 ${y - 6} 15 ${y - 8} 16 ${y + 5} 1 ${y + 8}Z`} />
          <path d={`M-1 ${y + 8}Q-2 ${y - 6}-15 ${y - 8}-16 ${y + 5}-1 ${y + 8}Z`} />
        </g>
      ))}
      <path d="M0-34Q7-24 0-15-7-24 0-34Z" fill={first} />
    </>
  ),
  cabbage: (first, second) => (
    <>
      <circle r="28" fill={first} />
      <g fill="none" stroke={second} strokeWidth="3" strokeLinecap="round">
        <path d="M0 24V-4M0 14C-14 12-20 2-20-8M0 14C14 12 20 2 20-8M0 4C-8 1-11-6-11-15M0 4C8 1 11-6 11-15M0-4Q-3-10 0-20" />
      </g>
    </>
  ),
  apple: (first, second) => (
    <>
      <path d="M0-17C10-27 29-20 26 0S8 28 0 23-23 20-26 0-10-27 0-17Z" fill={first} />
      <path d="M0-10C7-10 9 8 0 11-9 8-7-10 0-10Z" fill="none" stroke={second} strokeWidth="2.5" />
      <path d="M0-17Q1-27 8-31" stroke={second} strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M-2 1v4M2 1v4" stroke={second} strokeWidth="2.5" />
    </>
  ),
  almond: (first, second) => (
    <g transform="rotate(25)">
      <path d="M0-28C16-10 17 10 0 25-17 10-16-10 0-28Z" fill={first} />
      <path d="M0-16V15M-6-6V9M6-6V9" stroke={second} strokeWidth="2" strokeLinecap="round" />
    </g>
  ),
  garlic: (first, second) => (
    <>
      <path d="M-3-30h6Q4-18 14-12C28-4 24 22 0 22S-28-4-14-12Q-4-18-3-30Z" fill={first} />
      <path d="M0-14Q-12 0-6 20M0-14Q12 0 6 20" stroke={second} strokeWidth="2.5" fill="none" />
    </>
  ),
}
