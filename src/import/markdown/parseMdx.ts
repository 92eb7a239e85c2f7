import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type MdastNode, mdxToMdast } from 'satteri'
import { errorCode } from '../../platform/errorCode.ts'

/** Milliseconds that a text which may keep the parser busy for hours is given. */
const patienceOfAll = 5000

/** Brackets or tags of one kind that may be open at once without suspicion. */
const mostOpen = 8

/**
 * Parses MDX; returns the tree, or why it is none. The parser's time doubles with each bracket or tag that an expression opens and does
 * not close, and nothing stops it within a process: a text with many of them is parsed in a process of its own.
 */
export function parseMdx(text: string, patience: number = patienceOfAll): MdastNode | string {
  if (!opensMany(text)) return parseHere(text)
  try {
    const program = fileURLToPath(new URL('./mdxProcess.ts', import.meta.url))
    const output = execFileSync(process.execPath, [program], {
      input: text,
      timeout: patience,
      killSignal: 'SIGKILL',
      maxBuffer: 1 << 30,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    return JSON.parse(output.toString()) as MdastNode | string
  } catch (error) {
    if (errorCode(error) === 'ETIMEDOUT')
      return `its brackets and tags are nested so that the parser does not end in ${patience / 1000} seconds`
    // It was started and died, for lack of memory.
    if (errorCode(error) === '') return 'the parser ended without an answer'
    throw error
  }
}

/** Parses MDX in this process, however long that takes. */
export function parseHere(text: string): MdastNode | string {
  try {
    return mdxToMdast(text, { features: { gfm: true, frontmatter: false } })
  } catch (error) {
    // The parser throws plain errors.
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

/** Reports whether many brackets or tags of one kind are open at once. Round and square ones are counted for each paragraph: texts have smileys. */
function opensMany(text: string): boolean {
  const open = { curly: 0, other: 0, tag: 0 }
  for (const [sign] of text.matchAll(/[{}()[\]]|<\/|\/>|<(?=[A-Za-z>])|\n\s*\n/g)) {
    const kind = '{}'.includes(sign) ? 'curly' : '()[]'.includes(sign) ? 'other' : 'tag'
    if (sign.startsWith('\n')) open.other = 0
    else if ('{([<'.includes(sign)) open[kind] += 1
    else open[kind] = Math.max(0, open[kind] - 1)
    if (open[kind] > mostOpen) return true
  }
  return false
}
