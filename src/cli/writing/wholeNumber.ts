/** A number of an option in plain digits; a string says what is wrong. */
export function wholeNumber(text: string, { name, most }: { readonly name: string; readonly most: number }): number | string {
  const number = Number(text)
  const isFit = /^[0-9]{1,9}$/.test(text) && number >= 1 && number <= most
  return isFit ? number : `${name} is '${text}'; it must be a whole number from 1 to ${most}.`
}
