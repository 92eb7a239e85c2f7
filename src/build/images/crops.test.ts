import { expect, it } from 'vitest'
import { cropSize } from './crops.ts'

it.each([
  [
    { width: 1600, height: 900 },
    { '1x1': [900, 900], '4x3': [1200, 900], '16x9': [1200, 675] },
  ],
  [
    { width: 600, height: 800 },
    { '1x1': [600, 600], '4x3': [600, 450], '16x9': [600, 338] },
  ],
  [
    { width: 3000, height: 1 },
    { '1x1': [1, 1], '4x3': [1, 1], '16x9': [1, 1] },
  ],
])('a picture of %j is cropped without being enlarged', (size, crops) => {
  for (const [name, [width, height]] of Object.entries(crops)) expect(cropSize(size, name as '1x1')).toEqual({ width, height })
})
