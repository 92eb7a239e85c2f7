import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { house } from './objects/house.ts'
import { lights } from './objects/lights.ts'
import { water } from './objects/water.ts'
import { type Hit, type Scene, Studio, unit } from './shade.ts'
import type { Vec } from './shapes.ts'

// node .studio/draw.ts [--width PIXELS] [OBJECT …] draws the pictures of objects; all of them without a name.

const scenes: Readonly<Record<string, Scene>> = { ...lights, ...water, ...house }

/** Rays through a pixel at an edge, beside the one through its middle. */
const more = [
  [-0.36, -0.14],
  [0.14, -0.36],
  [0.36, 0.14],
  [-0.14, 0.36],
] as const

function developed(value: number): number {
  // The filmic curve of Narkowicz, then sRGB.
  const v = value * 0.82
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)
  return Math.min(Math.max(film, 0), 1) ** (1 / 2.2) * 255
}

function differ(a: Hit, b: Hit | undefined): boolean {
  if (b === undefined) return false
  const turned = a.normal[0] * b.normal[0] + a.normal[1] * b.normal[1] + a.normal[2] * b.normal[2] < 0.93
  const brightness = Math.abs(developed(a.light[1]) - developed(b.light[1])) > 14
  return a.part !== b.part || turned || (brightness && a.part >= 0)
}

function draw(scene: Scene, width: number, height: number): Buffer {
  const studio = new Studio(scene)
  const above = scene.above ?? 1.6
  const from: Vec = [0, scene.middle + above, scene.distance]
  const forward = unit([0, -above, -scene.distance])
  const up: Vec = [0, -forward[2], forward[1]]
  const rayAt = (column: number, row: number): Hit => {
    const u = ((column + 0.5) / width - 0.5) * 0.63
    const v = ((0.5 - (row + 0.5) / height) * 0.63 * height) / width
    return studio.look(from, unit([u, forward[1] + up[1] * v, forward[2] + up[2] * v]))
  }
  const rows = new Map<number, readonly Hit[]>()
  const rowAt = (row: number): readonly Hit[] => {
    const known = rows.get(row)
    if (known || row < 0 || row >= height) return known ?? []
    const made = Array.from({ length: width }, (_, column) => rayAt(column, row))
    rows.set(row, made)
    rows.delete(row - 3)
    return made
  }
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    const [column, row] = [index % width, Math.floor(index / width)]
    const [upper, own, lower] = [rowAt(row - 1), rowAt(row), rowAt(row + 1)]
    const hit = own[column]
    if (!hit) continue
    const isEdge = [own[column - 1], own[column + 1], upper[column], lower[column]].some((other) => differ(hit, other))
    const looks = isEdge ? [hit, ...more.map(([x, y]) => rayAt(column + x, row + y))] : [hit]
    // A little grain, so that the wall does not band.
    const grain = (((Math.imul(index, 1103515245) + 12345) >>> 16) & 255) / 255 - 0.5
    for (const axis of [0, 1, 2] as const) {
      const value = looks.reduce((sum, look) => sum + developed(look.light[axis]), 0) / looks.length
      pixels[index * 3 + axis] = Math.round(Math.min(Math.max(value + grain * 2.4, 0), 255))
    }
  }
  return pixels
}

const names = process.argv.slice(2)
const widthAt = names.indexOf('--width')
const width = widthAt === -1 ? 1800 : Number(names.splice(widthAt, 2)[1])
for (const name of names.length > 0 ? names : Object.keys(scenes)) {
  const scene = scenes[name]
  if (!scene) throw new Error(`There is no object "${name}": ${Object.keys(scenes).join(', ')}`)
  const height = Math.round((width * 2) / 3)
  const folder = join(import.meta.dirname, '../exhibits', name)
  mkdirSync(folder, { recursive: true })
  await sharp(draw(scene, width, height), { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(join(folder, 'picture.webp'))
}
