/** Those that hang longest come first, so that the others run meanwhile. */
export const resources = ['page-data', 'all', 'app-data', 'static query', 'slice', 'component chunk', 'app bundle'] as const
export const faults = ['404', '403', '500', '503', 'HTML at 200', 'wrong shape', 'truncated', 'hang', 'abort'] as const
export const situations = ['first load', 'click', 'Back', 'unknown path', 'from the 404 page'] as const

export type Resource = (typeof resources)[number]
export type Fault = (typeof faults)[number]
type Situation = (typeof situations)[number]

/** One case of the matrix: a fault of a resource in a situation. */
export interface Cell {
  readonly resource: Resource
  readonly fault: Fault
  readonly situation: Situation
}

export function nameOf({ resource, fault, situation }: Cell): string {
  return `${resource} × ${fault} × ${situation}`
}
