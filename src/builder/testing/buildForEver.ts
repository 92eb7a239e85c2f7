// A process of its own, for a test that stops it wherever it is: builds two sites in turn into the folder that it is given.
import { largeSite, writeOutput } from './tinyOutputs.ts'

const [, , target = ''] = process.argv
for (let build = 0; ; build += 1) await writeOutput(target, largeSite(build % 2))
