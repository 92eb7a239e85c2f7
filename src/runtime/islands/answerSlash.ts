/** Has the key `/` lead to the search box, and gives the box of the document, which sleeps, the role that it has once it lives. */
export function answerSlash(): void {
  const find = () => document.querySelector<HTMLInputElement>('search input')
  // Without scripts it is a plain field, so the document leaves the role out.
  Object.assign(find() ?? {}, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list', ariaKeyShortcuts: '/' })
  addEventListener('keydown', (event) => {
    // With Shift it is a slash all the same: many keyboards have it above the 7.
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    event.preventDefault()
    find()?.focus()
  })
}

function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.matches(':read-write, select')
}
