// What the components of a publication may import besides modules.

/** The class names of a style sheet. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

/** The address of a drawing. */
declare module '*.svg' {
  const url: string
  export default url
}
