import { text } from 'node:stream/consumers'
import { parseHere } from './parseMdx.ts'

// Parses the MDX of the standard input, and writes the tree, or why it is none, as JSON.
process.stdout.write(JSON.stringify(parseHere(await text(process.stdin))))
