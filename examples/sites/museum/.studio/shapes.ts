/** The distance from a point to a surface, negative inside. */
export type Shape = (x: number, y: number, z: number) => number

export type Vec = readonly [x: number, y: number, z: number]

/** A point of a profile: its distance from the axis, and its height. */
export type Point = readonly [r: number, y: number]

export function sphere(radius: number): Shape {
  return (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius
}

/** A block by its half sizes, with rounded edges. */
export function block([a, b, c]: Vec, round = 0.01): Shape {
  return (x, y, z) => {
    const dx = Math.abs(x) - a + round
    const dy = Math.abs(y) - b + round
    const dz = Math.abs(z) - c + round
    const ox = Math.max(dx, 0)
    const oy = Math.max(dy, 0)
    const oz = Math.max(dz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round
  }
}

/** Along y; `half` is half of its height. */
export function cylinder(radius: number, half: number, round = 0.01): Shape {
  return (x, y, z) => {
    const dr = Math.sqrt(x * x + z * z) - radius + round
    const dy = Math.abs(y) - half + round
    const or = Math.max(dr, 0)
    const oy = Math.max(dy, 0)
    return Math.sqrt(or * or + oy * oy) + Math.min(Math.max(dr, dy), 0) - round
  }
}

/** A ring around y. */
export function ring(radius: number, thickness: number): Shape {
  return (x, y, z) => {
    const r = Math.sqrt(x * x + z * z) - radius
    return Math.sqrt(r * r + y * y) - thickness
  }
}

/** A curve through points, as many more points. */
export function curve(points: readonly (readonly number[])[], parts = 5): readonly number[][] {
  const pointAt = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? []
  const smooth = points.slice(1).flatMap((_end, index) =>
    Array.from({ length: parts }, (_, part) => {
      const t = part / parts
      return [...pointAt(index)].map((b, axis) => {
        const [a, c, d] = [pointAt(index - 1)[axis] ?? 0, pointAt(index + 1)[axis] ?? 0, pointAt(index + 2)[axis] ?? 0]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      })
    }),
  )
  return [...smooth, [...pointAt(points.length - 1)]]
}

/** A wall of a thickness, turned on a wheel along a profile from foot to rim. */
export function vessel(profile: readonly Point[], thickness: number): Shape {
  return turned(curve(profile), thickness)
}

/** A line of corners, turned: what is cut on a lathe. */
export function lathe(profile: readonly Point[], thickness: number): Shape {
  return turned(profile, thickness)
}

function turned(points: readonly (readonly number[])[], thickness: number): Shape {
  const ends = points.map(([r = 0, y = 0]) => ({ r, y }))
  const pieces = ends.slice(1).map((end, index) => {
    const start = ends[index] ?? end
    const dr = end.r - start.r
    const dy = end.y - start.y
    return { ...start, dr, dy, square: dr * dr + dy * dy }
  })
  const heights = ends.map(({ y }) => y)
  const [low, high] = [Math.min(...heights) - thickness, Math.max(...heights) + thickness]
  const middle = (low + high) / 2
  const hull = cylinder(Math.max(...ends.map(({ r }) => r)) + thickness, (high - low) / 2, 0)
  return (x, y, z) => {
    const far = hull(x, y - middle, z)
    if (far > 0.2) return far + 0.01
    const r = Math.sqrt(x * x + z * z)
    let best = Infinity
    for (const piece of pieces) {
      const or = r - piece.r
      const oy = y - piece.y
      const t = Math.min(Math.max((or * piece.dr + oy * piece.dy) / piece.square, 0), 1)
      const er = or - piece.dr * t
      const ey = oy - piece.dy * t
      const square = er * er + ey * ey
      if (square < best) best = square
    }
    return Math.sqrt(best) - thickness
  }
}

/** A tube through points; each has its radius as the fourth number. */
export function tube(through: readonly (readonly [...Vec, radius: number])[]): Shape {
  const points = curve(through, 5).map(([x = 0, y = 0, z = 0, radius = 0]) => ({ x, y, z, radius }))
  const pieces = points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const [dx, dy, dz] = [end.x - start.x, end.y - start.y, end.z - start.z]
    return { ...start, dx, dy, dz, square: dx * dx + dy * dy + dz * dz, grows: end.radius - start.radius }
  })
  const middle = (axis: 'x' | 'y' | 'z') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const centre: Vec = [middle('x'), middle('y'), middle('z')]
  const reach = Math.max(...points.map(({ x, y, z, radius }) => Math.hypot(x - centre[0], y - centre[1], z - centre[2]) + radius))
  return within(reach, centre, (x, y, z) => {
    let best = Infinity
    for (const piece of pieces) {
      const ox = x - piece.x
      const oy = y - piece.y
      const oz = z - piece.z
      const t = Math.min(Math.max((ox * piece.dx + oy * piece.dy + oz * piece.dz) / piece.square, 0), 1)
      const ex = ox - piece.dx * t
      const ey = oy - piece.dy * t
      const ez = oz - piece.dz * t
      const distance = Math.sqrt(ex * ex + ey * ey + ez * ez) - piece.radius - piece.grows * t
      if (distance < best) best = distance
    }
    return best
  })
}

/** A straight rod between two points. */
export function rod([ax, ay, az]: Vec, [bx, by, bz]: Vec, radius: number): Shape {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const square = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const t = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square, 0), 1)
    const ex = x - ax - dx * t
    const ey = y - ay - dy * t
    const ez = z - az - dz * t
    return Math.sqrt(ex * ex + ey * ey + ez * ez) - radius
  }
}

export function at([a, b, c]: Vec, shape: Shape): Shape {
  return (x, y, z) => shape(x - a, y - b, z - c)
}

/** Turns by degrees around an axis. */
export function turn(axis: 'x' | 'y' | 'z', degrees: number, shape: Shape): Shape {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  if (axis === 'x') return (x, y, z) => shape(x, c * y + s * z, c * z - s * y)
  if (axis === 'y') return (x, y, z) => shape(c * x - s * z, y, c * z + s * x)
  return (x, y, z) => shape(c * x + s * y, c * y - s * x, z)
}

export function squeeze([a, b, c]: Vec, shape: Shape): Shape {
  const least = Math.min(a, b, c)
  return (x, y, z) => shape(x / a, y / b, z / c) * least
}

export function union(...shapes: readonly Shape[]): Shape {
  return (x, y, z) => {
    let best = Infinity
    for (const shape of shapes) {
      const distance = shape(x, y, z)
      if (distance < best) best = distance
    }
    return best
  }
}

/** Two shapes that flow into each other. */
export function melt(k: number, a: Shape, b: Shape): Shape {
  return (x, y, z) => {
    const da = a(x, y, z)
    const db = b(x, y, z)
    const h = Math.max(k - Math.abs(da - db), 0) / k
    return Math.min(da, db) - (h * h * k) / 4
  }
}

export function cut(from: Shape, ...away: readonly Shape[]): Shape {
  const all = union(...away)
  return (x, y, z) => Math.max(from(x, y, z), -all(x, y, z))
}

export function common(a: Shape, b: Shape): Shape {
  return (x, y, z) => Math.max(a(x, y, z), b(x, y, z))
}

/** The same on both sides of x = 0. */
export function mirrored(shape: Shape): Shape {
  return (x, y, z) => shape(Math.abs(x), y, z)
}

/** `count` times around y; the first looks along x. */
export function around(count: number, shape: Shape): Shape {
  const step = (2 * Math.PI) / count
  return (x, y, z) => {
    const angle = Math.atan2(z, x)
    const own = angle - step * Math.round(angle / step)
    const r = Math.sqrt(x * x + z * z)
    return shape(r * Math.cos(own), y, r * Math.sin(own))
  }
}

/** Leaves the shape out of sight of rays that pass far from a ball around it. */
export function within(radius: number, [a, b, c]: Vec, shape: Shape): Shape {
  return (x, y, z) => {
    const ox = x - a
    const oy = y - b
    const oz = z - c
    const far = Math.sqrt(ox * ox + oy * oy + oz * oz) - radius
    return far > 0.3 ? far : shape(x, y, z)
  }
}
