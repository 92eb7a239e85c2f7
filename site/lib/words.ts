interface Words {
  readonly thing: string
  readonly size: string
  readonly light: string
  readonly glass: string
  readonly glassOrBulb: string
  readonly daylight: (glass: string, share: string) => string
  /** Of the lamps: their lumens, the average on the floor, and the floor. */
  readonly together: (lumens: string, lux: string, floor: string) => string
  /** Of a room without lamps: the average, and the lumens and kelvin that give it. */
  readonly aim: (lux: string, bulbs: string, floor: string) => string
  /** Above the stories that a room shows. */
  readonly stories: string
  /** Above the rooms that a story is seen in. */
  readonly seen: string
  /** Above the plans of all rooms. */
  readonly home: string
  /** Below it: how many there are. */
  readonly allOf: (count: number) => string
}

const words: Readonly<Record<string, Words>> = {
  en: {
    thing: 'Thing',
    size: 'Width × depth × height',
    light: 'Light',
    glass: 'Width × height of the glass',
    glassOrBulb: 'Glass, or bulb above the floor',
    daylight: (glass, share) => `The glass comes to ${glass}\u00a0m², ${share} of the floor.`,
    together: (lumens, lux, floor) =>
      `The lamps give ${lumens}\u00a0lm. If half of that arrives, it averages ${lux}\u00a0lux over ${floor}.`,
    aim: (lux, bulbs, floor) => `After dark, an average of ${lux}\u00a0lux over ${floor} takes about ${bulbs}, if half of it arrives.`,
    stories: 'The stories behind this room',
    seen: 'Seen in a model room',
    home: 'Rooms, drawn to scale',
    allOf: (count) => `All ${count} rooms, with sizes and colours`,
  },
}

/** The words of what the magazine adds, in a page's language. */
export function wordsOf(language: string): Words {
  const found = words[language] ?? words.en
  if (!found) throw new Error(`No words for ${language}`)
  return found
}
