const pieces =
  /\/\/[^\n]*|\/\*[^]*?\*\/|(['"])(collections|plugins)\1\s*:|'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\]|\\[^])*`|(?<![\w$.])(collections|plugins)(?![\w$])/g

/** Reports whether settings may hold code: whether they name `collections` or `plugins` outside comments and strings. */
export function usesCode(text: string): boolean {
  return [...text.matchAll(pieces)].some(([, , quoted, bare]) => quoted !== undefined || bare !== undefined)
}
