/** Words of a look in the place of the messages of the same names. */
export type LookWords = Readonly<Record<'nextDoor' | 'roomBefore' | 'roomAfter' | 'unfiled', string>>
