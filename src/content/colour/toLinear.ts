/** The light of one sRGB channel, from 0 to 1, from its byte. */
export function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
