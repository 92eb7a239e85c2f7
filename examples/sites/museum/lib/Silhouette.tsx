/** What an exhibit is held beside. */
export type Measure = 'hand' | 'seat' | 'door'

/** In centimetres. */
export const heights: Readonly<Record<Measure, number>> = { hand: 19, seat: 88, door: 205 }

const widths: Readonly<Record<Measure, number>> = { hand: 16, seat: 46, door: 90 }

interface SilhouetteProps {
  readonly width: number
  readonly height: number
  /** Points from the axis and from the floor: half of the outline from the bottom up, or all of it where one is left of the axis. */
  readonly outline: readonly (readonly [number, number])[]
  readonly beside: Measure
}

/** Two shapes on one floor and to one scale, drawn in centimetres. */
export function Silhouette({ width, height, outline, beside }: SilhouetteProps) {
  const tall = Math.max(height, heights[beside])
  const gap = tall * 0.22
  const wide = width + gap + widths[beside]
  // Never narrower than twice its height, so that the floor is a floor.
  const margin = Math.max(tall * 2 - wide, tall * 0.3) / 2
  const isWhole = outline.some(([x]) => x < 0)
  const points = isWhole ? outline : [...outline, ...outline.map(([x, y]) => [-x, y] as const).toReversed()]
  return (
    <svg viewBox={`${-margin} ${-tall * 1.06} ${wide + 2 * margin} ${tall * 1.12}`} aria-hidden="true">
      <polygon
        transform={`translate(${width / 2} 0)`}
        points={points.map(([x, y]) => `${x},${-y}`).join(' ')}
        fill="var(--colour-accent)"
        stroke="var(--colour-accent)"
        strokeWidth={height * 0.012}
        strokeLinejoin="round"
      />
      <g transform={`translate(${width + gap} 0)`} fill="none" stroke="var(--colour-text)" strokeLinecap="round" strokeLinejoin="round">
        {beside === 'hand' && <Hand />}
        {beside === 'seat' && <path strokeWidth="3" d="M3 0V-45H43V0M3 -45L0 -88M3 -45H43M1 -70H4" />}
        {beside === 'door' && <path strokeWidth="3" d="M1 0V-204H89V0M78 -100H70M12 -12V-92H76V-12ZM12 -112V-192H76V-112Z" />}
      </g>
      <line x1={-margin} x2={wide + margin} y1="0" y2="0" stroke="var(--colour-text)" strokeWidth={tall * 0.008} />
    </svg>
  )
}

/** An open hand, upright on its wrist: a palm, four fingers and a thumb. */
function Hand() {
  return (
    <g strokeWidth="2" stroke="var(--colour-text)">
      <path fill="var(--colour-text)" strokeWidth="1.6" d="M5 -0.8H11.2L12.2 -5V-10.4H3.8V-5Z" />
      <path d="M4.6 -10V-15.4M7.1 -10V-17.6M9.6 -10V-18M12 -10V-16.6M4.4 -3.4L1.2 -8.6" />
    </g>
  )
}
