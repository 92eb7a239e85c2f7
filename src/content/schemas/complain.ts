import type { z } from 'zod'

export interface Complaint {
  /** Goes on after the field's name: `is empty`. */
  readonly message: string
  readonly fix: string
  /** `wrong-value` where it is absent. */
  readonly rule?: string
  /** The key of a map that the complaint is about, where it is not about the value. */
  readonly key?: string
}

/** Adds an issue with our own words to a zod refinement. */
export function complain(context: z.core.$RefinementCtx, complaint: Complaint): void {
  const { message, ...params } = complaint
  context.addIssue({ code: 'custom', message, params, ...(complaint.key !== undefined && { path: [complaint.key] }) })
}

/** The complaint that `complain` put into an issue. */
export function complaintOf(issue: z.core.$ZodIssueCustom): Complaint {
  return { message: issue.message, ...(issue.params as Omit<Complaint, 'message'>) }
}
