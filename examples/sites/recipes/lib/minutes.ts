/** A duration for readers: `40 min`, `1 h 15 min`, `16 h`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter((part) => part !== false).join(' ')
}

/** A duration for machines: `PT1H15M`. */
export function isoDuration(minutes: number): string {
  return `PT${minutesText(minutes).replace(' h', 'H').replace(' min', 'M').replaceAll(' ', '')}`
}
