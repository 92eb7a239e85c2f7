/** Milliseconds that one try of a request may take; then it is given up, and tried again like one that failed. */
export interface RequestLimits {
  /** Until the connection stands. */
  readonly connect: number
  /** In which not a byte moves in either direction. */
  readonly idle: number
  /** From its beginning to the last byte of the answer; an upload has more (`limitOfUpload`). */
  readonly whole: number
}

export const requestLimits: RequestLimits = { connect: 10_000, idle: 60_000, whole: 600_000 }

/** Bytes a millisecond: an upload that is slower for long is given up. */
const slowest = 8

/** The whole time of a request that sends so many bytes, in milliseconds. */
export function limitOfUpload({ whole }: RequestLimits, bytes: number): number {
  return whole + Math.ceil(bytes / slowest)
}
