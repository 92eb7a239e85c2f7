import { describe, expect, it } from 'vitest'
import { createWording } from '../words/wording.ts'
import { createPicturePlanner, cropSize, widthsFor } from './planPictures.ts'

describe('planPictures', () => {
  describe('a picture', () => {
    it.each([
      [300, [300]],
      [400, [400]],
      [1000, [400, 800, 1000]],
      [1200, [400, 800, 1200]],
      [2000, [400, 800, 1200, 2000]],
      [4000, [400, 800, 1200, 2000]],
    ])('%i px wide is encoded in the widths %j', (width, widths) => {
      expect(widthsFor(width)).toEqual(widths)
    })
  })

  const file = {
    path: '/p.webp',
    hash: 'cafe',
    width: 1000,
    height: 500,
    colour: '#aabbcc',
    colours: [],
    preview: 'data:image/webp;base64,AA',
  }

  describe('planning pictures', () => {
    it('encodes equal content once, however many pages show it', () => {
      const planner = createPicturePlanner()
      planner.plan(file, 'a room')
      planner.lead({ ...file, path: '/copy.webp' }, 'the same room')
      expect(planner.planned()).toHaveLength(1)
    })

    it('names the colours of equal content once for each language', () => {
      const planner = createPicturePlanner()
      const colours = [
        { colour: '#ede1ca', percent: 60 },
        { colour: '#4f2f1f', percent: 40 },
      ]
      const english = planner.colours({ ...file, colours }, createWording('en'))
      expect(english?.words).toBe('cream 60% and dark brown 40%')
      expect(planner.colours({ ...file, path: '/copy.webp', colours }, createWording('en'))).toBe(english)
      expect(planner.colours({ ...file, colours }, createWording('tr'))?.words).toBe('krem %60 ve koyu kahverengi %40')
    })

    it('crops a picture once around each focus point', () => {
      const planner = createPicturePlanner()
      expect(planner.lead(file, 'a room', [0.2, 0.5]).focus).toEqual([0.2, 0.5])
      planner.lead(file, 'a room', [0.2, 0.5])
      planner.lead(file, 'a room')
      expect(planner.planned().map(({ crops }) => crops)).toEqual([[[0.2, 0.5], undefined]])
      expect(planner.plan(file, 'a room')).not.toHaveProperty('focus')
    })

    it('gives a preview only to lead pictures', () => {
      const planner = createPicturePlanner()
      expect(planner.plan(file, 'a room').preview).toBeUndefined()
      expect(planner.lead(file, 'a room').preview).toBe(file.preview)
    })
  })
})

describe('crops', () => {
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
})
