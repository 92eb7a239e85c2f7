import { describe, expect, it } from 'vitest'
import { type Focus, cropArea } from './picture.ts'

describe('cropArea', () => {
  const wide = { width: 1000, height: 500 }

  it.each([
    [[0, 0], { width: 500, height: 500, left: 0, top: 0 }],
    [[0.5, 0.5], { width: 500, height: 500, left: 250, top: 0 }],
    [[1, 1], { width: 500, height: 500, left: 500, top: 0 }],
    [[0.9, 0.1], { width: 500, height: 500, left: 450, top: 0 }],
  ] as const)('around %j in a wide picture is %j', (focus, area) => {
    expect(cropArea(wide, 1, focus)).toEqual(area)
  })

  it('has the given ratio in a tall picture', () => {
    expect(cropArea({ width: 400, height: 900 }, 2, [0.5, 1])).toEqual({ width: 400, height: 200, left: 0, top: 700 })
  })

  it('stays within the picture and contains the focal point', () => {
    for (const size of [wide, { width: 3, height: 1000 }, { width: 777, height: 778 }]) {
      for (const ratio of [1, 4 / 3, 16 / 9, 0.1]) {
        for (const focus of [
          [0, 1],
          [1, 0],
          [0.33, 0.66],
        ] as readonly Focus[]) {
          const { left, top, width, height } = cropArea(size, ratio, focus)
          expect(left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height).toBe(true)
          const [x, y] = [focus[0] * size.width, focus[1] * size.height]
          expect(x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1).toBe(true)
        }
      }
    }
  })
})
