/** Why a picture cannot be used. */
export interface PictureFault {
  /** The reason as a sentence. */
  readonly detail: string
  readonly fix: string
}

const otherFormat = 'Save it as JPEG, PNG, WebP or AVIF.'

/** Beginnings of files that editors take for pictures, by what they are. */
const kinds: readonly (readonly [name: string, beginning: RegExp | readonly string[]])[] = [
  ['an HEIC photograph', /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['a drawing in SVG', /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|svg\b|!doctype svg)/i],
  ['a web page', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i],
  ['a PDF', /^%PDF-/],
  ['a bitmap of Windows (BMP)', /^BM[^]{12}/],
  ['a Photoshop file', /^8BPS/],
  ['an icon file (ICO)', ['\0\0\x01\0']],
  ['in JPEG XL', ['\xff\x0a', '\0\0\0\x0cJXL ']],
  ['in JPEG 2000', ['\xff\x4f\xff\x51', '\0\0\0\x0cjP  ']],
]

/** Beginnings of files in the formats that can be read. */
const readable = /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|GIF8|II\*\0|MM\0\*|[^]{4}ftypavi)/

/** Explains why a file cannot be decoded, from its first bytes. */
export function explainUnreadable(content: Buffer): PictureFault {
  if (content.length === 0) return { detail: 'The file is empty.', fix: 'Save the picture again.' }
  const head = content.toString('latin1', 0, 512)
  if (head.startsWith('version https://git-lfs')) {
    return { detail: 'It is only the pointer that Git LFS keeps in place of the picture.', fix: 'Run `git lfs pull`.' }
  }
  const kind = kinds.find(([, beginning]) =>
    beginning instanceof RegExp ? beginning.test(head) : beginning.some((bytes) => head.startsWith(bytes)),
  )?.[0]
  if (kind !== undefined) return { detail: `It is ${kind}.`, fix: otherFormat }
  if (readable.test(head)) return { detail: 'The file is damaged or not complete.', fix: 'Save the picture again.' }
  return { detail: 'It is not a picture in a format that can be read.', fix: otherFormat }
}
