/** Particles after a noun, longer ones before those they end in. */
const particle = /(?<=[가-힣]{2})(?:에서|에게|까지|부터|처럼|보다|으로|이나|은|는|이|가|을|를|의|에|로|와|과|도|만|나)$/

/** Removes the particle after a word, as far as its letters reveal it. */
export const stem = (word: string): string => word.replace(particle, '')
