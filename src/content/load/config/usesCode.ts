const pieces =
  /\/\/[^\n]*|\/\*[^]*?\*\/|(['"])(collections|plugins)\1\s*:|'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\]|\\[^])*`|(?<![\w$.])(collections|plugins)(?![\w$])/g

/** Whether settings may hold code: they name `collections` or `plugins` outside comments and texts. */
export function usesCode(text: string): boolean {
  return [...text.matchAll(pieces)].some(([, , quoted, bare]) => quoted !== undefined || bare !== undefined)
}
