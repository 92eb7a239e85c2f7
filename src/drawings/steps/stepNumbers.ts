interface NumberedStep {
  readonly item?: number | undefined
}

/** Returns the numbers of the list items that steps draw: a step that names none draws the item after the previous step's. */
export function stepNumbers(steps: readonly NumberedStep[]): readonly number[] {
  let last = 0
  return steps.map(({ item }) => (last = item ?? last + 1))
}
