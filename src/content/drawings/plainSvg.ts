/** Elements that draw or describe. None of them loads, runs, links, moves or repeats anything. */
const elements: ReadonlySet<string> = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan title desc defs symbol ' +
    'linearGradient radialGradient stop clipPath mask'
  ).split(' '),
)

/** Their attributes: lengths, paints and text properties. */
const attributes: ReadonlySet<string> = new Set(
  (
    'viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength dx dy rotate transform offset ' +
    'gradientTransform gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits textLength lengthAdjust ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset opacity color display visibility overflow paint-order vector-effect shape-rendering text-rendering ' +
    'color-interpolation stop-color stop-opacity clip-path clip-rule mask isolation mix-blend-mode font-family font-size font-weight ' +
    'font-style font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline direction ' +
    'writing-mode role aria-label aria-hidden focusable'
  ).split(' '),
)

/** Attributes that drawing programs add and browsers do not need. */
const idle = /^(?:class|version|baseProfile|enable-background|data-[\w-]+|xmlns:\w+)$/

/** Functions allowed in a value: a reference to a part of the same drawing, a colour, a length or a transform. */
const functions: ReadonlySet<string> = new Set(
  'url var rgb rgba hsl hsla calc matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY'.split(' '),
)
const ownPart = /url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/g

export const svgNamespace = 'http://www.w3.org/2000/svg'

type AttributeVerdict = { readonly keep: readonly (readonly [name: string, value: string])[] } | { readonly refuse: string }

/** Classifies an element; `idle` is one that draws nothing and may be dropped. */
export function judgeElement(name: string): 'keep' | 'idle' | 'refuse' {
  if (name === 'metadata' || name.includes(':')) return 'idle'
  return elements.has(name) ? 'keep' : 'refuse'
}

/** Returns what to keep of an attribute; `prefix` is prepended to the drawing's ids. */
export function judgeAttribute(options: {
  readonly element: string
  readonly name: string
  readonly value: string
  readonly prefix: string
}): AttributeVerdict {
  const { element, name, value, prefix } = options
  const refuse = { refuse: name }
  if (name === 'xmlns') return value === svgNamespace ? { keep: [] } : refuse
  if (name === 'id') return /^[\w.:-]+$/.test(value) ? { keep: [[name, prefix + value]] } : refuse
  if (name === 'href' || name === 'xlink:href') {
    const own = /^#([\w.:-]+)$/.exec(value.trim())?.[1]
    return element.endsWith('Gradient') && own !== undefined ? { keep: [['href', `#${prefix}${own}`]] } : refuse
  }
  if (name === 'style') return judgeStyle(value, options)
  if (name.includes(':') || idle.test(name)) return { keep: [] }
  return attributes.has(name) && isPlainValue(value) ? { keep: [[name, value.replace(ownPart, `url(#${prefix}$2)`)]] } : refuse
}

/** Judges a style declaration by declaration, each as an attribute. */
function judgeStyle(style: string, options: { readonly element: string; readonly prefix: string }): AttributeVerdict {
  const keep: (readonly [string, string])[] = []
  for (const declaration of style.split(';')) {
    if (declaration.trim() === '') continue
    const colon = declaration.indexOf(':')
    const [name, value] = [declaration.slice(0, Math.max(0, colon)).trim(), declaration.slice(colon + 1).trim()]
    // Programs write properties of their own effects, most of them empty.
    if (name.startsWith('-')) continue
    const verdict = attributes.has(name) ? judgeAttribute({ ...options, name, value }) : { refuse: 'style' }
    if ('refuse' in verdict) return { refuse: 'style' }
    for (const attribute of verdict.keep) keep.push(attribute)
  }
  return { keep }
}

/** Rejects CSS escapes, which could spell any word, and unknown functions. */
function isPlainValue(value: string): boolean {
  if (/[\\@<>]|\/\*/.test(value)) return false
  const opened = value.replace(ownPart, '').split('(').slice(0, -1).map(lastWord)
  return opened.every((name) => name !== 'url' && (name === '' || functions.has(name)))
}

/**
 * Returns the last word of a text, ignoring trailing white space; scans from the end, so that a long text is not scanned from each letter.
 */
function lastWord(text: string): string {
  const trimmed = text.trimEnd()
  let start = trimmed.length
  while (start > 0 && /[\w-]/.test(trimmed.charAt(start - 1))) start -= 1
  return trimmed.slice(start)
}
