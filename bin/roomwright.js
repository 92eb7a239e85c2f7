#!/usr/bin/env node
// Starts the installed engine. Older Nodes must be able to parse this file, so it uses nothing new.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(`Roomwright needs Node 24 or later; this is ${process.version}.\n`)
  process.exitCode = 2
} else {
  import('../package/main.js')
}
