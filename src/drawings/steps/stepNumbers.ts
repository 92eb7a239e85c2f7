interface NumberedStep {
  readonly item?: number | undefined
}

/** The items of a list that steps draw, by their numbers: one that names none draws the item after that of the step before. */
export function stepNumbers(steps: readonly NumberedStep[]): readonly number[] {
  let last = 0
  return steps.map(({ item }) => (last = item ?? last + 1))
}
