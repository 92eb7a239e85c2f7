/** Says what the search box can do; without scripts it is a plain search field, so this is no part of the document. */
export function describeSearch(field: HTMLInputElement): void {
  if (!field.role) Object.assign(field, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list', ariaKeyShortcuts: '/' })
}
