interface ContentType {
  readonly type: string
  /** False if the bytes are compressed already. */
  readonly compressible: boolean
}

const text: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  ttf: 'font/ttf',
  otf: 'font/otf',
}

const packed: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  gz: 'application/gzip',
}

const byEnding: ReadonlyMap<string, ContentType> = new Map<string, ContentType>([
  ...Object.entries(text).map(([ending, type]) => [ending, { type, compressible: true }] as const),
  ...Object.entries(packed).map(([ending, type]) => [ending, { type, compressible: false }] as const),
])

/** Ending, type and whether compression pays off, for every known kind of file. */
export const contentTypes = [...byEnding].map(([ending, { type, compressible }]) => [ending, type, compressible] as const)

/** Returns the type of a file by the ending of its name; undefined if the ending is unknown. */
export function contentTypeOf(path: string): ContentType | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot === -1 ? undefined : byEnding.get(name.slice(dot + 1).toLowerCase())
}
