interface NameSearch {
  readonly isTaken: (name: string) => boolean
  /** Appends a number to the name. */
  readonly numbered: (name: string, number: number) => string
  /** The next number to try, by name, since a name stays taken. The caller keeps it between searches. */
  readonly numbers: Map<string, number>
}

/** Returns the name or, if it is taken, the first free one with a number appended, counting from 2. */
export function firstFree(name: string, { isTaken, numbered, numbers }: NameSearch): string {
  if (!isTaken(name)) return name
  let number = numbers.get(name) ?? 2
  while (isTaken(numbered(name, number))) number++
  numbers.set(name, number)
  return numbered(name, number)
}
