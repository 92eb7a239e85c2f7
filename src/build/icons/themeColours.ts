/** What browsers paint around the page: the ground of the two schemes, as `ui/tokens` has it. */
export const themeColours = { light: '#f5efe4', dark: '#1b1613' } as const
