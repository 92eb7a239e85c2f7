import { type PluginEntry, type PluginProblem, type PluginSite, definePlugin } from 'roomwright'

/** `expression // → result` */
const promise = /^(.*\S)\s*\/\/ → (.+)$/
/** What JavaScript reads as the rest of the line before. */
const continuation = /^\s*[([`/+-]/

/** Runs the JavaScript of every note as one program, and compares what each line gives with what it says behind its arrow. */
export const codeResults = () =>
  definePlugin({
    name: 'code-results',
    async checks(site) {
      const problems: PluginProblem[] = []
      // One after another: a thrown error then belongs to the note that runs.
      for (const note of site.entries) problems.push(...(await problemsOf(note, site)))
      return problems
    },
  })

async function problemsOf({ file }: PluginEntry, site: PluginSite): Promise<readonly PluginProblem[]> {
  const lines = codeOf(site.read(file) ?? '')
  const promises = lines.flatMap((line, index) => {
    const [, code, result] = promise.exec(line) ?? []
    return code === undefined || result === undefined ? [] : [{ index, code, result }]
  })
  if (promises.length === 0) return []
  const joined = promises.filter(({ code }) => continuation.test(code))
  if (joined.length > 0)
    return joined.map(({ index }) => ({
      file,
      line: index + 1,
      message: 'For a reader who copies the code, this line goes on with the one before.',
      fix: 'Begin it with a name or a number.',
    }))
  for (const { index, code } of promises) lines[index] = `told.push(${code});`
  try {
    const told = await run(lines.join('\n'))
    return promises.flatMap(({ index, result }, place) => {
      const given = show(told[place])
      if (given === result) return []
      return [
        {
          file,
          line: index + 1,
          message: `This line gives ${given}, not ${result}.`,
          fix: `Write \`// → ${given}\`, or correct the code.`,
        },
      ]
    })
  } catch (error) {
    return [{ file, message: `The code does not run: ${String(error)}.`, fix: 'Correct the code of this note.' }]
  }
}

/** The lines of a text, empty but where they are JavaScript: so they keep their numbers. */
function codeOf(text: string): string[] {
  let isCode = false
  return text.split('\n').map((line) => {
    if (line.startsWith('```')) {
      isCode = !isCode && line.trim() === '```js'
      return ''
    }
    return isCode ? line : ''
  })
}

async function run(program: string): Promise<readonly unknown[]> {
  const source = `export const told = [];${program}`
  const made: { readonly told: readonly unknown[] } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)
  return made.told
}

function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`
  return Object.is(value, -0) ? '-0' : String(value)
}
