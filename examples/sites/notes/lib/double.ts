/** The 64 bits of a double, the sign first. */
export type Bits = readonly (0 | 1)[]

/** Numbers whose digits go on longer are cut here. */
const mostDigits = 60

export function bitsOf(value: number): Bits {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return Array.from(view.getBigUint64(0).toString(2).padStart(64, '0'), (digit) => (digit === '1' ? 1 : 0))
}

export function doubleOf(bits: Bits): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(`0b${bits.join('')}`))
  return view.getFloat64(0)
}

/** The shortest decimal that reads back as the same double; unlike `String`, it keeps the sign of zero. */
export function shortest(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value)
}

/** A finite double without its sign is `significand` times 2 to the power of `exponent`; one ulp is 2 to that power. */
function scaled(value: number): { readonly significand: bigint; readonly exponent: number } {
  const bits = bitsOf(value).join('')
  const biased = Number(`0b${bits.slice(1, 12)}`)
  const fraction = BigInt(`0b${bits.slice(12)}`)
  return biased === 0 ? { significand: fraction, exponent: -1074 } : { significand: fraction + 2n ** 52n, exponent: biased - 1075 }
}

/** The distance to the next double further from zero. */
export function ulpOf(value: number): number {
  return Number.isFinite(value) ? 2 ** scaled(value).exponent : NaN
}

/** A double in decimal, to the last digit: there always is one. */
export function exactly(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const { significand, exponent } = scaled(value)
  const sign = Object.is(value, -0) || value < 0 ? '-' : ''
  if (exponent >= 0) return sign + cut(String(significand << BigInt(exponent)))
  const digits = String(significand * 5n ** BigInt(-exponent)).padStart(1 - exponent, '0')
  const [whole, rest] = [digits.slice(0, exponent), digits.slice(exponent).replace(/0+$/, '')]
  return sign + (rest === '' ? whole : cut(`${whole}.${rest}`))
}

function cut(digits: string): string {
  return digits.length > mostDigits ? `${digits.slice(0, mostDigits)}…` : digits
}

/** By how many ulps the double lies above the decimal that it was read from; undefined where that is no plain decimal. */
export function errorInUlps(written: string): number | undefined {
  const [, sign, whole = '', part = '', power = '0'] = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(written) ?? []
  const value = Number(written)
  if (sign === undefined || whole + part === '' || !Number.isFinite(value) || Math.abs(Number(power)) > 400) return undefined
  const { significand, exponent } = scaled(value)
  const tens = Number(power) - part.length
  const numerator = BigInt(whole + part) * 10n ** BigInt(Math.max(tens, 0)) * 2n ** BigInt(Math.max(-exponent, 0))
  const denominator = 10n ** BigInt(Math.max(-tens, 0)) * 2n ** BigInt(Math.max(exponent, 0))
  const thousandths = ((significand * denominator - numerator) * 1000n) / denominator
  return (sign === '-' ? -1 : 1) * (Number(thousandths) / 1000)
}
