/** Particles that stand behind a noun, the longer before those that they end in. */
const particle = /(?<=[가-힣]{2})(?:에서|에게|까지|부터|처럼|보다|으로|이나|은|는|이|가|을|를|의|에|로|와|과|도|만|나)$/

/** A word without the particle behind it, as far as its letters tell. */
export const stem = (word: string): string => word.replace(particle, '')
