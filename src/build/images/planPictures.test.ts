import { describe, expect, it } from 'vitest'
import { createPicturePlanner, widthsFor } from './planPictures.ts'

describe('the widths of a picture', () => {
  it.each([
    [300, [300]],
    [400, [400]],
    [1000, [400, 800, 1000]],
    [1200, [400, 800, 1200]],
    [2000, [400, 800, 1200, 2000]],
    [4000, [400, 800, 1200, 2000]],
  ])('%i px wide is encoded as %j', (width, widths) => {
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
  it('encodes equal content once, however often pages show it', () => {
    const planner = createPicturePlanner()
    planner.plan(file, 'a room')
    planner.lead({ ...file, path: '/copy.webp' }, 'the same room')
    expect(planner.planned()).toHaveLength(1)
  })

  it('gives the preview to leading pictures alone', () => {
    const planner = createPicturePlanner()
    expect(planner.plan(file, 'a room').preview).toBeUndefined()
    expect(planner.lead(file, 'a room').preview).toBe(file.preview)
  })
})
