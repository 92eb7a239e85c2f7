/** The cost of one measurement at each size. */
export interface CostLine {
  readonly name: string
  readonly points: readonly { readonly size: number; readonly seconds: number }[]
}

const picture = { width: 760, height: 420 }
/** Edges of the plotting area, with space for numbers on the left and below, and for names on the right. */
const field = { left: 56, right: 590, top: 20, bottom: 370 }
const inks = ['#8a3b1f', '#b9772f', '#3f6b4f', '#3b5b8c', '#6b6b6b', '#9a4f7a']
/** Minimum distance between names. */
const lineHeight = 18

/** Draws a chart of cost by size, with both axes logarithmic. */
export function drawCost(lines: readonly CostLine[]): string {
  const points = lines.flatMap((line) => line.points)
  const sizes = powersAround(points.map(({ size }) => size))
  const costs = powersAround(points.map(({ seconds }) => seconds))
  const x = (size: number) => field.left + (field.right - field.left) * share(size, sizes)
  const y = (seconds: number) => field.bottom - (field.bottom - field.top) * share(seconds, costs)
  const across = costs.map(
    (cost) =>
      `<path d="M${field.left} ${round(y(cost))}H${field.right}" stroke="#ddd"/><text x="${field.left - 8}" y="${round(y(cost) + 4)}" text-anchor="end">${cost} s</text>`,
  )
  const down = sizes.map(
    (size) =>
      `<path d="M${round(x(size))} ${field.top}V${field.bottom}" stroke="#eee"/><text x="${round(x(size))}" y="${field.bottom + 22}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  )
  const places = apart(lines.map(({ points: its }) => y(its.at(-1)?.seconds ?? 1)))
  const drawn = lines.map(({ name, points: its }, index) => {
    const ink = inks[index % inks.length]
    const way = its.map(({ size, seconds }) => `${round(x(size))},${round(y(seconds))}`).join(' ')
    const dots = its.map(({ size, seconds }) => `<circle cx="${round(x(size))}" cy="${round(y(seconds))}" r="3" fill="${ink}"/>`)
    const end = its.at(-1)
    const label = `<text x="${round(x(end?.size ?? 1) + 10)}" y="${round((places[index] ?? 0) + 4)}" fill="${ink}">${name}</text>`
    return `<polyline points="${way}" fill="none" stroke="${ink}" stroke-width="2"/>${dots.join('')}${label}`
  })
  const title = '<title>Seconds of the processors over the number of articles</title>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.width} ${picture.height}" font-family="sans-serif" font-size="13" fill="#444">${title}<rect width="${picture.width}" height="${picture.height}" fill="#fff"/>${[...across, ...down, ...drawn].join('')}<text x="${(field.left + field.right) / 2}" y="${picture.height - 8}" text-anchor="middle">articles</text></svg>\n`
}

/** Lists the powers of ten from the one below all values to the one above. */
function powersAround(values: readonly number[]): readonly number[] {
  const first = Math.floor(Math.log10(Math.min(...values)))
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))))
  return Array.from({ length: last - first + 1 }, (_, step) => Number(`1e${first + step}`))
}

function share(value: number, powers: readonly number[]): number {
  const [first, last] = [Math.log10(powers[0] ?? 1), Math.log10(powers.at(-1) ?? 10)]
  return (Math.log10(value) - first) / (last - first)
}

/** Returns the heights in the same order, moved at least a line apart. */
function apart(heights: readonly number[]): readonly number[] {
  const places = heights.map((top, index) => ({ top, index })).toSorted((a, b) => a.top - b.top)
  for (const [at, place] of places.entries()) {
    const above = places[at - 1]
    if (above) place.top = Math.max(place.top, above.top + lineHeight)
  }
  return places.toSorted((a, b) => a.index - b.index).map(({ top }) => top)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
