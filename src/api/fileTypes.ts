// Types of the files other than modules that a publication's components may import.

/** Class names of a style sheet. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

/** A style sheet without names. It comes after the one above, which counts where both fit. */
declare module '*.css' {}

/** URL of a drawing. */
declare module '*.svg' {
  const url: string
  export default url
}

/** URL of a picture. */
declare module '*.png' {
  const url: string
  export default url
}

/** URL of a picture. */
declare module '*.jpg' {
  const url: string
  export default url
}

/** URL of a picture. */
declare module '*.jpeg' {
  const url: string
  export default url
}

/** URL of a picture. */
declare module '*.webp' {
  const url: string
  export default url
}

/** URL of a picture. */
declare module '*.avif' {
  const url: string
  export default url
}

/** URL of a picture. */
declare module '*.gif' {
  const url: string
  export default url
}
