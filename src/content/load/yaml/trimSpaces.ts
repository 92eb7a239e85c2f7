/** Takes the spaces off the end of a text, and no other white space; a pattern that ends in `$` would be tried at every space inside. */
export function trimSpacesEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

/** Takes the spaces off both ends. */
export function trimSpaces(text: string): string {
  let start = 0
  while (text[start] === ' ') start++
  return trimSpacesEnd(text.slice(start))
}
