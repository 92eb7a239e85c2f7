/** A host's response, as far as the files of a folder determine it. */
export interface HostAnswer {
  readonly status: number
  readonly location?: string
  /** The file whose content is sent. */
  readonly file?: string
  /** By lower-case name; values that several rules set for one name are joined with commas. */
  readonly headers: ReadonlyMap<string, string>
}

/** A folder's files by path; only the texts of `_redirects`, `_headers` and `nginx.conf` matter. */
export type Folder = ReadonlyMap<string, string>

/** Returns a host's response to a path, according to its documented rules. */
export type ActingHost = (path: string) => HostAnswer

interface Rule {
  readonly match: RegExp
  readonly to: string
  readonly status: number
  readonly isForced: boolean
}

const anywhere = /:([A-Za-z]\w*)/g
const wholeSegments = /(?<=\/):([A-Za-z]\w*)(?=\/|$)/g

/** `dynamic`: what the host takes for a dynamic segment. */
function rulesOf(folder: Folder, dynamic: RegExp): readonly Rule[] {
  const lines = (folder.get('_redirects') ?? '').split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ')
    return { match: patternOf(from, dynamic), to, status: Number.parseInt(status, 10), isForced: status.endsWith('!') }
  })
}

function patternOf(from: string, dynamic = anywhere): RegExp {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(dynamic, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)')
  return new RegExp(`^${source}$`)
}

function targetOf({ match, to }: Rule, path: string): string {
  const groups = match.exec(path)?.groups ?? {}
  return Object.entries(groups).reduce((target, [name, value]) => target.replace(new RegExp(`:${name}(?!\\w)`), value), to)
}

/** Applies the blocks of `_headers` that match a path, in order. */
function headersFor(folder: Folder, path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  let isMatching = false
  for (const line of (folder.get('_headers') ?? '').split('\n')) {
    if (!line.startsWith(' ')) isMatching = line !== '' && patternOf(line).test(path)
    else if (isMatching && line.startsWith('  ! ')) headers.delete(line.slice(4).toLowerCase())
    else if (isMatching) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/s)
      const before = headers.get(name.toLowerCase())
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}

const decoded = (path: string) => decodeURIComponent(path)

/** Simulates Netlify: rules hide no file unless they are forced, and a trailing slash does not make a different address. */
export function actAsNetlify(folder: Folder): ActingHost {
  const rules = rulesOf(folder, wholeSegments)
  const fileAt = (path: string) => {
    const name = decoded(path).replace(/^\//, '').replace(/\/$/, '')
    return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => folder.has(file))
  }
  return (requested) => {
    const headers = headersFor(folder, requested)
    const path = requested.replace(/(.)\/$/, '$1')
    const file = fileAt(path)
    const rule = rules.find(({ match, isForced }) => (isForced || file === undefined) && (match.test(requested) || match.test(path)))
    if (rule && rule.status >= 300 && rule.status < 400) return { status: rule.status, location: targetOf(rule, path), headers }
    if (rule && rule.status !== 200) return { status: rule.status, file: rule.to.slice(1), headers }
    const found = rule ? fileAt(targetOf(rule, requested)) : file
    return found === undefined ? { status: 404, file: '404.html', headers } : { status: 200, file: found, headers }
  }
}

/**
 * Simulates Cloudflare Pages: the first matching rule applies even if a file exists; a page is at its bare name if a file has that name.
 */
export function actAsCloudflare(folder: Folder): ActingHost {
  const rules = rulesOf(folder, anywhere)
  const fileAt = (path: string): Pick<HostAnswer, 'status' | 'file' | 'location'> | undefined => {
    const name = decoded(path).slice(1)
    if (name === '' || name.endsWith('/')) {
      if (folder.has(`${name}index.html`)) return { status: 200, file: `${name}index.html` }
      return folder.has(`${name.slice(0, -1)}.html`) ? { status: 308, location: path.slice(0, -1) } : undefined
    }
    const file = [name, `${name}.html`].find((one) => folder.has(one))
    if (file !== undefined) return { status: 200, file }
    return folder.has(`${name}/index.html`) ? { status: 308, location: `${path}/` } : undefined
  }
  return (path) => {
    const headers = headersFor(folder, path)
    const rule = rules.find(({ match }) => match.test(path))
    if (rule && rule.status !== 200) return { status: rule.status, location: targetOf(rule, path), headers }
    const target = rule ? targetOf(rule, path) : path
    const found = fileAt(target)
    if (found) return { ...found, headers }
    const folders = decoded(target).split('/').slice(1, -1)
    const pages = [...folders.keys()].map((index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`)
    return { status: 404, file: [...pages, '404.html'].find((page) => folder.has(page)) ?? '', headers }
  }
}

/** Simulates GitHub Pages: files, pages at their bare names, folders behind a redirect, one error page, and no headers. */
export function actAsGithub(folder: Folder): ActingHost {
  const headers = new Map<string, string>()
  return (path) => {
    const name = decoded(path).slice(1)
    const file = [name, `${name}.html`, ...(name === '' || name.endsWith('/') ? [`${name}index.html`] : [])].find((one) => folder.has(one))
    if (file !== undefined) return { status: 200, file, headers }
    if (folder.has(`${name}/index.html`)) return { status: 301, location: `${path}/`, headers }
    return { status: 404, file: '404.html', headers }
  }
}
