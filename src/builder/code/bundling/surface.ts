/** The modules to which a publication's imports from the package resolve, whether or not it is installed there. */
export const surface = {
  roomwright: new URL('../../../content/roomwright.ts', import.meta.url).href,
  'roomwright/plugins': new URL('../../../plugins/plugins.ts', import.meta.url).href,
} as const
