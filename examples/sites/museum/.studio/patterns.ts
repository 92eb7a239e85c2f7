/** How far a point of the plane lies outside of a star of eight points, which is two squares on one another; negative inside. */
export function star(u: number, v: number, size: number): number {
  const [a, b] = [Math.abs(u), Math.abs(v)]
  return Math.min(Math.max(a, b), (a + b) * Math.SQRT1_2) - size
}

/** Where in its cell a point of a row lies: from minus half a step to half a step. */
export function cell(u: number, step: number): number {
  return u - step * Math.round(u / step)
}

/** 1 on a line of a width around zero, 0 beside it. */
export function line(distance: number, width: number): number {
  return Math.min(Math.max(1.5 - (Math.abs(distance) / width) * 1.5, 0), 1)
}

/** Stars and crosses: 0 on the joints between them, 1 in a star, 2 in a cross. */
export function starsAndCrosses(u: number, v: number, step: number): 0 | 1 | 2 {
  const distance = star(cell(u, step), cell(v, step), step * 0.354)
  if (Math.abs(distance) < step * 0.018) return 0
  return distance < 0 ? 1 : 2
}

/** How far two points lie apart. */
export function apart(a: number, b: number, c = 0): number {
  return Math.sqrt(a * a + b * b + c * c)
}
