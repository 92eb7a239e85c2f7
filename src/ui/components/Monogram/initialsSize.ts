/** Letters as large as the room between the door and the walls holds. */
export function initialsSize(initials: string): number {
  if (initials.length === 1) return 50
  return /[MWmwМЖШЩЮФЫ]/.test(initials) ? 38 : 46
}
