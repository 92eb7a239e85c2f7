/** Returns a whole number below a limit; the sequence is the same for the same seed. */
export type Random = (limit: number) => number

export function createRandom(seed: number): Random {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
