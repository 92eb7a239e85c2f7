import { inexact } from '../../shared/lengths.ts'
import { type RoomPlan, clearanceGap, isLevel, overlap, rectangleOf, swingOf, sweeps, wallNames } from './planShapes.ts'

/** A fault of a plan; `path` leads to it from the top of the fields. */
export interface PlanFault {
  readonly path: readonly (string | number)[]
  /** Continues a sentence after the field's name. */
  readonly message: string
  readonly fix: string
}

/** Lists what would not work in a room furnished by the plan. */
export function findPlanFaults(plan: RoomPlan): readonly PlanFault[] {
  return [...misplacedOpenings(plan), ...misplacedThings(plan), ...crossings(plan), ...narrowWays(plan)]
}

function misplacedOpenings({ room, doors, windows }: RoomPlan): readonly PlanFault[] {
  const openings = [
    ...doors.map((opening, index) => ({ opening, path: ['doors', index] })),
    ...windows.map((opening, index) => ({ opening, path: ['windows', index] })),
  ]
  return openings.flatMap(({ opening, path }, index) => {
    const long = isLevel(opening.wall) ? room.width : room.depth
    const end = opening.at + opening.width
    if (end > long + inexact) {
      const fix = `The wall is ${long} cm long: write an \`at\` of at most ${round(Math.max(0, long - opening.width))}.`
      return [{ path: [...path, 'at'], message: `puts the opening beyond the end of its wall, at ${round(end)} cm`, fix }]
    }
    const other = openings
      .slice(0, index)
      .find(({ opening: { wall, at, width } }) => wall === opening.wall && at < end - inexact && opening.at < at + width - inexact)
    if (!other) return []
    const fix = `Move one of the two along the wall, which has another opening from ${other.opening.at} to ${round(other.opening.at + other.opening.width)} cm.`
    return [{ path: [...path, 'at'], message: 'puts two openings in the same place', fix }]
  })
}

function misplacedThings({ room, furniture }: RoomPlan): readonly PlanFault[] {
  return furniture.flatMap(({ name, at, size }, index): readonly PlanFault[] => {
    const path = ['furniture', index]
    const twin = furniture.findIndex((other) => other.name === name)
    if (twin < index)
      return [{ path: [...path, 'name'], message: `"${name}" is the name of another thing`, fix: 'Give each its own name.' }]
    const [x, y] = [room.width - size[0], room.depth - size[1]]
    const fits = at[0] >= 0 && at[1] >= 0 && at[0] <= x + inexact && at[1] <= y + inexact
    if (fits) return []
    const message = `puts "${name}" outside the walls`
    if (x < 0 || y < 0)
      return [{ path: [...path, 'size'], message: `makes "${name}" larger than the room`, fix: 'Check that it is in centimetres.' }]
    return [{ path: [...path, 'at'], message, fix: `Write from \`[0, 0]\` to \`[${round(x)}, ${round(y)}]\`.` }]
  })
}

/** Reports things in the same place, and door leaves that hit things. */
function crossings(plan: RoomPlan): readonly PlanFault[] {
  const { room, doors, furniture } = plan
  const standing = furniture.map((thing, index) => ({ ...thing, index })).filter(({ shape }) => shape !== 'rug')
  const twice = standing.flatMap((thing, place) =>
    standing
      .slice(0, place)
      .filter((other) => overlap(thing, other))
      .map((other) => ({
        path: ['furniture', thing.index, 'at'],
        message: `puts "${thing.name}" where "${other.name}" is`,
        fix: 'Move one of the two, or make it smaller.',
      })),
  )
  const hits = doors.flatMap((door, index) => {
    const swing = swingOf(door, room)
    const hit = swing && standing.find((thing) => sweeps(swing, thing))
    if (!hit) return []
    const fix = `Move one of the two, hang the door at its \`${door.hinge === 'start' ? 'end' : 'start'}\`, or make it open \`out\`.`
    return [{ path: ['doors', index], message: `is a door that hits "${hit.name}"`, fix }]
  })
  return [...twice, ...hits]
}

function narrowWays(plan: RoomPlan): readonly PlanFault[] {
  return plan.clearances.flatMap((clearance, index): readonly PlanFault[] => {
    const { between, least } = clearance
    const path = ['clearances', index]
    const missing = between.findIndex((name) => rectangleOf(name, plan) === undefined)
    if (missing >= 0) {
      const names = new Set([...plan.furniture.map(({ name }) => name), ...wallNames])
      const known = [...names].map((name) => `\`${name}\``).join(', ')
      const message = `"${between[missing] ?? ''}" is neither a thing in this plan nor a wall`
      return [{ path: [...path, 'between', missing], message, fix: `Write one of ${known}.` }]
    }
    const gap = clearanceGap(clearance, plan)
    if (!gap)
      return [
        { path: [...path, 'between'], message: 'names two that do not face each other', fix: 'Name two with free floor between them.' },
      ]
    if (least === undefined || gap.cm >= least) return []
    const fix = `Move one of the two by ${round(least - gap.cm)} cm.`
    return [{ path: [...path, 'least'], message: `is ${least}, but ${between.join(' and ')} are ${gap.cm} cm apart`, fix }]
  })
}

function round(cm: number): number {
  return Math.round(cm * 100) / 100
}
