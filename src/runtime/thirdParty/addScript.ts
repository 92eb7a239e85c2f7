/** Adds a script to the document; one whose type is not JavaScript's stays where it is and does not run. */
export function addScript(src: string, type = ''): void {
  const script = document.createElement('script')
  script.type = type
  script.src = src
  document.head.append(script)
}
