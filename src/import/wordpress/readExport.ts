import { readFileSync, statSync } from 'node:fs'
import { type XmlDocument, XmlElement, XmlError, parseXml } from '@rgrove/parse-xml'
import { UsageError } from '../../platform/UsageError.ts'

/** Maximum size in bytes, below the maximum length of a string. */
const largest = 400_000_000

const expected = 'SOURCE must be a WordPress export: the XML file from Tools, Export, "All content".'

/** Reads the export of a WordPress site and returns its channel. Entities declared in the document are ignored, so that none can expand. */
export function readExport(path: string): XmlElement {
  if (!statSync(path).isFile() || statSync(path).size > largest) throw new UsageError(expected)
  const text = readFileSync(path, 'utf8')
    .replace(/[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu, '')
    .trimStart()
  const channel = elementOf(parse(text).root ?? undefined, 'channel')
  if (!channel || !childOf(channel, 'wp:wxr_version')) throw new UsageError(expected)
  return channel
}

function parse(text: string): XmlDocument {
  try {
    return parseXml(text, { ignoreUndefinedEntities: true })
  } catch (error) {
    if (error instanceof XmlError) throw new UsageError(`${expected} This file is not XML: ${error.message.split('\n')[0] ?? ''}`)
    throw error
  }
}

function elementOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent && childOf(parent, name)
}

export function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  return parent.children.find((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

export function childrenOf(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

/** Returns the text of a child; undefined if it is blank. */
export function childText(parent: XmlElement, name: string): string | undefined {
  const text = childOf(parent, name)?.text.trim()
  return text === '' ? undefined : text
}
