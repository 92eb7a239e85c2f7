import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** A piece of a paid link: text, with or without a link. */
type Piece = { readonly text: string; readonly url?: string }

/** Elements whose content is not text for readers. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
])

/** Silent elements in a language other than HTML: they can be self-closing, and may contain CDATA. */
const foreign = new Set(['svg', 'math'])

/** Elements in which a tag is text, and the state of the tokenizer inside them. */
const textModes = new Map<string, Tokenizer['state']>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
])

/**
 * Reduces untrusted HTML to text and links to http and https. The tokenizer follows the HTML standard, so that a tag here is what it is in
 * a browser; no tree is built, because closing what hostile HTML leaves open can take quadratic time.
 */
export function reduceHtml(html: string): readonly Piece[] {
  const reducer = new Reducer()
  reducer.tokenizer.write(html, true)
  return reducer.pieces.inOneLine()
}

/** Takes the tokens of HTML, and tells the tokenizer in which of its states each element is read. */
class Reducer {
  readonly pieces = new Pieces()
  readonly tokenizer: Tokenizer
  /** The silent element that hides the text, and its nesting depth. */
  #hidden: { readonly name: string; depth: number } | undefined

  constructor() {
    const read = ({ chars }: Token.CharacterToken) => {
      if (!this.#hidden) this.pieces.say(chars)
    }
    const ignore = () => undefined
    this.tokenizer = new Tokenizer(
      {},
      {
        onStartTag: (token) => this.#open(token),
        onEndTag: (token) => this.#close(token),
        onCharacter: read,
        onWhitespaceCharacter: read,
        onNullCharacter: read,
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore,
      },
    )
  }

  #open({ tagName, selfClosing, attrs }: Token.TagToken): void {
    if (this.#hidden) {
      if (tagName === this.#hidden.name) this.#hidden.depth += 1
    } else if (silent.has(tagName)) {
      const isForeign = foreign.has(tagName)
      if (selfClosing && isForeign) return
      this.#hidden = { name: tagName, depth: 1 }
      this.tokenizer.inForeignNode = isForeign
      this.tokenizer.state = textModes.get(tagName) ?? this.tokenizer.state
    } else if (tagName === 'a') {
      this.pieces.link(webAddress(attrs.find(({ name }) => name === 'href')?.value))
    } else {
      this.pieces.say(' ')
    }
  }

  #close({ tagName }: Token.TagToken): void {
    if (this.#hidden) {
      if (tagName === this.#hidden.name) this.#hidden.depth -= 1
      if (this.#hidden.depth > 0) return
      this.#hidden = undefined
      this.tokenizer.inForeignNode = false
    } else if (tagName === 'a') {
      this.pieces.link(undefined)
    } else {
      this.pieces.say(' ')
    }
  }
}

/** Collects text; each link begins a new piece. */
class Pieces {
  readonly #pieces: { text: string; readonly url: string | undefined }[] = []
  #url: string | undefined
  #isOpen = false

  say(text: string): void {
    const last = this.#pieces.at(-1)
    if (last && this.#isOpen) last.text += text
    else this.#pieces.push({ text, url: this.#url })
    this.#isOpen = true
  }

  /** Begins a link; undefined ends one. */
  link(url: string | undefined): void {
    this.#url = url
    this.#isOpen = false
  }

  inOneLine(): readonly Piece[] {
    const pieces = this.#pieces
      .map(({ text, url }) => ({ text: plain(text), url }))
      .filter(({ text }) => text !== '')
      .map(({ text, url }): Piece => (url === undefined || text === ' ' ? { text } : { text, url }))
    const isText = ({ text }: Piece) => text !== ' '
    // A space between two links stays.
    return pieces.slice(Math.max(pieces.findIndex(isText), 0), pieces.findLastIndex(isText) + 1)
  }
}

/** Returns the URL as browsers parse it; undefined unless it leads to http or https. */
function webAddress(href: string | undefined): string | undefined {
  const url = href === undefined ? null : URL.parse(href)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** Returns a text in one line, without characters that hide or reverse their neighbours. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').replace(/\s+/g, ' ')
}
