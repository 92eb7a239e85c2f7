import { describe, expect, test } from 'vitest'
import { rectsIn, textsIn } from '../testing/readDrawing.ts'
import { drawPlan } from './drawPlan.ts'
import { findPlanFaults } from './findPlanFaults.ts'
import { type Door, type RoomPlan, clearanceGap, swingOf, sweeps } from './planShapes.ts'

const empty: RoomPlan = { room: { width: 400, depth: 300 }, doors: [], windows: [], furniture: [], clearances: [] }
const door: Door = { wall: 'bottom', at: 50, width: 80, hinge: 'start', opens: 'in' }
const box = (name: string, at: readonly [number, number], size: readonly [number, number]) => ({ name, at, size, shape: 'box' }) as const
const told = (plan: Partial<RoomPlan>) => findPlanFaults({ ...empty, ...plan }).map(({ path, message }) => `${path.join('.')} ${message}`)

describe('a door', () => {
  test.each([
    ['bottom', 'start', { hinge: [50, 0], towards: [1, 1] }],
    ['bottom', 'end', { hinge: [130, 0], towards: [-1, 1] }],
    ['top', 'start', { hinge: [50, 300], towards: [1, -1] }],
    ['left', 'start', { hinge: [0, 50], towards: [1, 1] }],
    ['right', 'end', { hinge: [400, 130], towards: [-1, -1] }],
  ] as const)('in the %s wall, hung at its %s, sweeps into the room', (wall, hinge, swing) => {
    expect(swingOf({ ...door, wall, hinge }, empty.room)).toMatchObject({ ...swing, radius: 80 })
  })

  test('hits things in its quarter circle, but not things in the corner behind the arc', () => {
    const swing = swingOf(door, empty.room)
    if (!swing) throw new Error('It opens into the room')
    // A quarter circle about (50, 0). The corner at (110, 60) is √(60² + 60²) = 84.9 away, more than 80; (106, 56) is 79.2 away.
    expect(sweeps(swing, { at: [110, 60], size: [50, 50] })).toBe(false)
    expect(sweeps(swing, { at: [106, 56], size: [50, 50] })).toBe(true)
    expect(sweeps(swing, { at: [0, 0], size: [50, 200] })).toBe(false)
    expect(sweeps(swing, { at: [0, 0], size: [51, 200] })).toBe(true)
  })

  test('that hits a sofa is reported, unless it takes no floor or the thing is a rug', () => {
    expect(told({ doors: [door], furniture: [box('Sofa', [60, 40], [200, 90])] })).toEqual(['doors.0 is a door that hits "Sofa"'])
    for (const opens of ['out', 'slides', 'none'] as const)
      expect(told({ doors: [{ ...door, opens }], furniture: [box('Sofa', [60, 40], [200, 90])] })).toEqual([])
    expect(told({ doors: [door], furniture: [{ ...box('Rug', [60, 40], [200, 90]), shape: 'rug' }] })).toEqual([])
  })

  test('is drawn with a quarter circle from its leaf to its frame', () => {
    const { svg } = drawPlan({ ...empty, doors: [door] }, { label: 'x', figures: (cm) => [`${cm}`, ''] })
    // One lane to the left and walls of 10 cm: 272 units for 420 cm. The hinge is at 40 + 60 × 0.6476 = 78.9, the leaf 80 cm or 51.8 units long.
    expect(svg).toMatch(/M78\.9 ([\d.]+)L78\.9 ([\d.]+)/)
    expect(svg).toMatch(/A51\.8 51\.8 0 0 1 130\.7 /)
  })
})

describe('the faults of a plan', () => {
  test.each<[string, Partial<RoomPlan>, string]>([
    ['a door beyond its wall', { doors: [{ ...door, at: 350 }] }, 'doors.0.at puts the opening beyond the end of its wall, at 430 cm'],
    [
      'a window where a door is',
      { doors: [door], windows: [{ wall: 'bottom', at: 100, width: 50 }] },
      'windows.0.at puts two openings in the same place',
    ],
    ['a thing through the wall', { furniture: [box('Bed', [300, 0], [160, 200])] }, 'furniture.0.at puts "Bed" outside the walls'],
    ['a thing larger than the room', { furniture: [box('Bed', [0, 0], [1600, 200])] }, 'furniture.0.size makes "Bed" larger than the room'],
    [
      'two things in one place',
      { furniture: [box('A', [0, 0], [100, 100]), box('B', [99, 99], [50, 50])] },
      'furniture.1.at puts "B" where "A" is',
    ],
    [
      'two things of one name',
      { furniture: [box('A', [0, 0], [10, 10]), box('A', [20, 20], [10, 10])] },
      'furniture.1.name "A" is the name of another thing',
    ],
    [
      'a way that is too narrow',
      { furniture: [box('A', [0, 0], [100, 100]), box('B', [130, 50], [50, 50])], clearances: [{ between: ['A', 'B'], least: 60 }] },
      'clearances.0.least is 60, but A and B are 30 cm apart',
    ],
    [
      'a way between things that do not face each other',
      { furniture: [box('A', [0, 0], [100, 100]), box('B', [130, 150], [50, 50])], clearances: [{ between: ['A', 'B'] }] },
      'clearances.0.between names two that do not face each other',
    ],
    [
      'a way to nothing',
      { furniture: [box('A', [0, 0], [100, 100])], clearances: [{ between: ['A', 'Sofa'] }] },
      'clearances.0.between.1 "Sofa" is neither a thing in this plan nor a wall',
    ],
  ])('include %s', (_what, plan, sentence) => {
    expect(told(plan)).toEqual([sentence])
  })

  test('name each thing and wall once, also if two things have one name', () => {
    const things = [box('Sofa', [0, 0], [10, 10]), box('Sofa', [20, 20], [10, 10]), box('top', [40, 40], [10, 10])]
    const faults = findPlanFaults({ ...empty, furniture: things, clearances: [{ between: ['Sofa', 'Lamp'] }] })
    expect(faults.map(({ fix }) => fix)).toContain('Write one of `Sofa`, `top`, `right`, `bottom`, `left`.')
  })

  test('do not include things that end exactly at a wall, opening or other thing, despite floating-point errors', () => {
    // In floating point, 0.4 + 80.2 = 80.60000000000001 and 467.3 > 497.4 - 30.1.
    const exact: Partial<RoomPlan> = {
      room: { width: 497.4, depth: 80.6 },
      doors: [
        { ...door, wall: 'left', at: 0.4, width: 80.2, opens: 'slides' },
        { ...door, at: 0.4, width: 80.2, hinge: 'end' },
      ],
      windows: [{ wall: 'bottom', at: 80.6, width: 100 }],
      furniture: [box('Shelf', [467.3, 0], [30.1, 80.6]), box('Table', [80.6, 0], [100, 50])],
    }
    expect(told(exact)).toEqual([])
    expect(told({ ...exact, clearances: [{ between: ['Shelf', 'right'] }] })).toEqual([
      'clearances.0.between names two that do not face each other',
    ])
  })

  test('do not include things side by side', () => {
    expect(told({ furniture: [box('A', [0, 0], [100, 100]), box('B', [100, 0], [50, 50])] })).toEqual([])
  })
})

describe('the figures of a clearance', () => {
  const svgOf = (gap: number, left = 0) =>
    drawPlan(
      {
        ...empty,
        furniture: [box('A', [left, 0], [100, 100]), box('B', [left, 100 + gap], [100, 50])],
        clearances: [{ between: ['A', 'B'] }],
      },
      { label: 'A plan', figures: (cm) => [`${cm} cm`, `${cm} in`] },
    ).svg

  test('are along it if they fit', () => {
    expect(svgOf(120)).toMatch(/rotate\(-90 [^)]*\)">120 cm</)
  })

  test('are level beside it if it is upright and shorter, one below the other', () => {
    // 30 cm are less than the 38 units of "30 cm". The line is at 50 cm.
    const svg = svgOf(30)
    expect(svg).not.toMatch(/rotate\([^)]*\)[^>]*>30 (?:cm|in)</)
    const [metric, imperial] = textsIn(svg).filter(({ text }) => text.startsWith('30 '))
    const line = Number(/class="way" d="M([\d.]+)/.exec(svg)?.[1])
    expect(metric?.x).toBeGreaterThan(line)
    expect(imperial?.x).toBe(metric?.x)
    expect((imperial?.y ?? 0) - (metric?.y ?? 0)).toBeGreaterThan(12)
  })

  test('stay inside the drawing', () => {
    const svg = svgOf(30, 300)
    const line = Number(/class="way" d="M([\d.]+)/.exec(svg)?.[1])
    expect(textsIn(svg).find(({ text }) => text === '30 cm')?.x).toBeLessThan(line)
  })
})

test('a clearance is measured in the middle of the part where two things face each other', () => {
  // They face each other from 50 to 100.
  const furniture = [box('Sofa', [0, 0], [100, 100]), box('Table', [140, 50], [50, 200])]
  expect(clearanceGap({ between: ['Sofa', 'Table'] }, { ...empty, furniture })).toEqual({
    from: [100, 75],
    to: [140, 75],
    cm: 40,
  })
})

test('things are drawn in the room to scale, labelled by name or by number', () => {
  const { svg, numbers } = drawPlan(
    { ...empty, furniture: [box('Sofa', [0, 0], [200, 90]), box('A very long name indeed', [300, 200], [50, 50])] },
    { label: 'x', figures: (cm) => [`${cm}`, ''] },
  )
  // 272 units for 420 cm with the walls: 0.6476 per centimetre. The room begins at 40 + 6.5 = 46.5.
  const [floor, sofa] = rectsIn(svg)
  expect(floor).toMatchObject({ x: 46.5, width: 259, height: 194.3 })
  expect(sofa).toMatchObject({ x: 46.5, width: 129.5, height: 58.3 })
  expect(textsIn(svg).map(({ text }) => text)).toEqual(expect.arrayContaining(['Sofa', '1', '400', '300']))
  expect([...numbers]).toEqual([[1, 1]])
})
