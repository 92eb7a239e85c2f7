/** Key in local storage of the stories that the reader has saved. */
export const savedKey = 'saved'

/** Key in local storage of the theme that the reader has chosen; nothing is stored for `auto`. */
export const themeKey = 'theme'
