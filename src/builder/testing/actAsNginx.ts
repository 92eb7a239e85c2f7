import type { ActingHost, Folder, HostAnswer } from './actAsHost.ts'

interface Directive {
  readonly words: readonly string[]
  /** Present on blocks. */
  readonly content?: readonly Directive[]
}

function parse(lines: string[]): readonly Directive[] {
  const directives: Directive[] = []
  for (let line = lines.shift()?.trim(); line !== undefined && line !== '}'; line = lines.shift()?.trim()) {
    if (line === '' || line.startsWith('#')) continue
    const words = (line.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g) ?? []).map((word) => word.replace(/^"|"$|;$/g, '').replace(/\\(["'\\])/g, '$1'))
    if (line.endsWith('{')) directives.push({ words: words.slice(0, -1), content: parse(lines) })
    else directives.push({ words })
  }
  return directives
}

const named = (directives: readonly Directive[], name: string) => directives.filter(({ words }) => words[0] === name)

/** Simulates nginx, as far as the directives of `nginx.conf` require. */
export function actAsNginx(folder: Folder): ActingHost {
  const server = parse((folder.get('nginx.conf') ?? '').split('\n'))
  const locations = named(server, 'location')
  const byName = (name: string) => locations.find(({ words }) => words[1] === name)?.content ?? []
  const locationFor = (uri: string) => {
    const prefixes = locations.filter(({ words }) => words.length === 2 && uri.startsWith(words[1] ?? ''))
    const exact = locations.find(({ words }) => words[1] === '=' && words[2] === uri)
    const expression = locations.find(({ words }) => words[1] === '~' && new RegExp(words[2] ?? '').test(uri))
    return exact ?? expression ?? prefixes.toSorted((a, b) => (b.words[1]?.length ?? 0) - (a.words[1]?.length ?? 0))[0]
  }
  const headersIn = (content: readonly Directive[]) => {
    const own = named(content, 'add_header')
    const set = own.length > 0 ? own : named(server, 'add_header')
    return new Map(set.map(({ words: [, name = '', value = ''] }) => [name.toLowerCase(), value]))
  }
  const run = (content: readonly Directive[], path: string): HostAnswer => {
    const headers = headersIn(content)
    let uri = path
    for (const { words, content: inner = [] } of content) {
      const [name, ...rest] = words
      if (name === 'return') return returned(rest, headers, path)
      if (name === 'if' && new RegExp(rest[2]?.replace(/"?\)$/, '') ?? '').test(uri))
        return returned(inner[0]?.words.slice(1) ?? [], headers, path)
      if (name === 'rewrite') {
        const [from = '', to = '', flag] = rest
        if (!new RegExp(from).test(uri)) continue
        const target = uri.replace(new RegExp(from), to)
        if (flag !== 'break') return { status: flag === 'permanent' ? 301 : 302, location: encodeURI(target), headers }
        uri = target
        if (!named(content, 'try_files').length) break
      }
      if (name === 'try_files') {
        const file = [uri.slice(1), `${uri}/index.html`.replace(/^\/+/, '')].find((one) => folder.has(one))
        return file === undefined ? run(byName('@moved'), uri) : { status: 200, file, headers }
      }
    }
    return { status: 200, file: uri.slice(1), headers }
  }
  const returned = ([status = '', target]: readonly string[], headers: HostAnswer['headers'], path: string): HostAnswer => {
    if (status === '404' || status === '410') return { ...run(byName('@missing'), path), status: Number(status) }
    return { status: Number(status), ...(target !== undefined && { location: target.replace('$is_args$args', '') }), headers }
  }
  return (path) => {
    const uri = decodeURIComponent(path)
    const location = locationFor(uri)
    if (location) return run(location.content ?? [], uri)
    // Outside all locations nginx sends the files of the root folder.
    const file = uri.slice(1)
    return folder.has(file) ? { status: 200, file, headers: headersIn([]) } : { status: 404, headers: new Map() }
  }
}
