import { sameElement } from './sameElement.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Resets what a reader has typed and chosen in a part of the document, so that React finds what the server sent. Returns a function
 * that enters it again as if the reader did so then, with the events that React listens to.
 */
export function takeInput(part: HTMLElement): () => void {
  const controls = [...part.querySelectorAll<Control>('input, textarea')]
  const choices = controls.filter((control) => control instanceof HTMLInputElement).filter(({ type }) => /^(radio|checkbox)$/.test(type))
  // A choice that was preselected may have been chosen again.
  const changed = choices.filter(
    (choice) => choice.checked !== choice.defaultChecked || (choice.checked && choice === document.activeElement),
  )
  // A radio button that another one has unchecked is unchecked by that one.
  const chosen = changed.filter(({ checked, type }) => checked || type === 'checkbox')
  for (const choice of choices) choice.checked = choice.defaultChecked && !chosen.includes(choice)
  const findChosen = chosen.map((choice) => sameElement(choice, part))
  const texts = controls.filter((control) => !choices.some((choice) => choice === control)).map((control) => takeText(control, part))
  return () => {
    for (const find of findChosen) find()?.click()
    for (const enter of texts) enter()
  }
}

function takeText(typed: Control, part: HTMLElement): () => void {
  const { value, defaultValue, selectionStart, selectionEnd } = typed
  if (value === defaultValue) return () => undefined
  typed.value = defaultValue
  const find = sameElement(typed, part)
  return () => {
    const control = find()
    if (!control) return
    // React has replaced the element's own setter by now, and would miss the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    if (selectionStart !== null && control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
