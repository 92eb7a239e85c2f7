/** The model's server and name. */
export interface ModelSettings {
  /** Without a trailing slash: `http://localhost:11434/v1`. */
  readonly url: string
  readonly name: string
  readonly key?: string
  /** Milliseconds after which a silent server counts as failed. */
  readonly timeout: number
}

const defaultModelUrl = 'http://localhost:11434/v1'
const defaultModelName = 'llama3.1'

/** The values of `ROOMWRIGHT_MODEL_URL`, `ROOMWRIGHT_MODEL` and `ROOMWRIGHT_MODEL_KEY`. */
export interface ModelVariables {
  readonly url: string | undefined
  readonly name: string | undefined
  readonly key: string | undefined
}

/** Parses the model's variables; a string describes what is wrong. */
export function parseModelSettings(variables: ModelVariables, timeout: number): ModelSettings | string {
  const { name, key } = variables
  const url = (variables.url || defaultModelUrl).replace(/\/+$/, '')
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash || parsed.username || parsed.password) {
    return `ROOMWRIGHT_MODEL_URL is not an address such as ${defaultModelUrl}.`
  }
  if (name !== undefined && /[^\P{C}]/u.test(name)) return 'ROOMWRIGHT_MODEL has characters that a name cannot have.'
  // The message never contains the key.
  if (key && !/^[\x21-\x7e]+$/.test(key)) return 'ROOMWRIGHT_MODEL_KEY has spaces or characters that a key cannot have.'
  if (key && parsed.protocol === 'http:' && !isLoopback(parsed.hostname)) {
    return 'ROOMWRIGHT_MODEL_KEY would be sent in the clear. Use an https address in ROOMWRIGHT_MODEL_URL.'
  }
  return { url, name: name || defaultModelName, timeout, ...(key && { key }) }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
