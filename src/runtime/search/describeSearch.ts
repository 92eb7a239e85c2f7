/** Gives the search field its combobox role; without scripts it is a plain field, so the document leaves the role out. */
export function describeSearch(field: HTMLInputElement): void {
  if (!field.role) Object.assign(field, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list', ariaKeyShortcuts: '/' })
}
