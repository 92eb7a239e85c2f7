/** What a publication's code imports of the package leads to these modules, installed there or not. */
export const surface = {
  roomwright: new URL('../../content/roomwright.ts', import.meta.url).href,
} as const
