interface NameSearch {
  readonly isTaken: (name: string) => boolean
  /** The name with a number behind it. */
  readonly numbered: (name: string, number: number) => string
  /** By name, the number to go on from: what was taken once stays taken. Kept by the caller from one search to the next. */
  readonly numbers: Map<string, number>
}

/** A name, or where it is taken the first with a number behind it that is not, from 2 on. */
export function firstFree(name: string, { isTaken, numbered, numbers }: NameSearch): string {
  if (!isTaken(name)) return name
  let number = numbers.get(name) ?? 2
  while (isTaken(numbered(name, number))) number++
  numbers.set(name, number)
  return numbered(name, number)
}
