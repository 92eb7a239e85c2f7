import { ownersOf } from './addressOwners.ts'
import { type Entry, problemOf } from '../load/entries/entry.ts'
import { addressOf, freePagesIn, isFreePage, reservedPart, resembledPage } from '../load/entries/freePages.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { type Fault, type Problem, problemIn } from '../problem.ts'
import { slugFault, slugFrom } from '../schemas/fields.ts'
import type { PageFrontMatter } from '../schemas/pageSchema.ts'
import type { RuleName } from '../rules.ts'

type Page = Entry<PageFrontMatter>

/** Reports page names that nearly match one that the engine knows, since that one is usually meant. */
export function checkPageNames({ pages }: LoadedContent): readonly Problem[] {
  const byName = Map.groupBy(pages, ({ id }) => id)
  return [...byName].flatMap(([name, texts]) => {
    if (!isFreePage(name)) return texts.flatMap(misplacedFields)
    const isOwn = texts.some(({ fields: { address, place } }) => address !== undefined || place !== undefined)
    if (isOwn) return []
    const near = resembledPage(name)
    if (near === undefined) return []
    const message = `The engine has no page "${name}", so this is a page of your own, next to \`${near.known}\`.`
    const fix = `Did you mean \`${near.known}\`? If this is a page of your own, give it an \`address\`.`
    return [problemIn(`pages/${name}`, { severity: near.isSlip ? 'error' : 'warning', rule: 'unknown-page', message, fix })]
  })
}

/** Reports `address` and `place` on pages that the engine knows by name, since it sets both itself. */
function misplacedFields(page: Page): readonly Problem[] {
  const fields = (['address', 'place'] as const).filter((field) => page.fields[field] !== undefined)
  return fields.map((field) => {
    const message = `\`${field}\` is for pages of your own; the engine itself places "${page.id}".`
    return problemOf(page, [field], { severity: 'error', rule: 'misplaced-field', message, fix: 'Remove it.' })
  })
}

/** Checks that the path of each of the publication's own pages is valid and belongs to no other page. */
export function checkPageAddresses(content: LoadedContent): readonly Problem[] {
  return content.site.languages.flatMap((language) => {
    const pages = freePagesIn(content.pages, language)
    if (pages.length === 0) return []
    const owners = ownersOf(content, language)
    const twins = Map.groupBy(pages, addressOf)
    return pages.flatMap((page) => {
      const address = addressOf(page)
      const twin = twins.get(address)?.find((other) => other !== page)
      const owner = twin ? twin.source.file : owners.get(address)
      if (owner === undefined) return reservedFaults(page, content)
      const message = `The address "${address}" is also used by ${owner}.`
      return [
        problemOf(page, placeOf(page), {
          severity: 'error',
          rule: 'duplicate-address',
          message,
          fix: 'Give one of the two another address.',
        }),
      ]
    })
  })
}

/** Returns the path of the field that sets the address; empty, that is the file, if the page takes its folder's name. */
function placeOf({ fields }: Page): readonly string[] {
  return fields.address === undefined ? [] : ['address']
}

function reservedFaults(page: Page, { site }: LoadedContent): readonly Problem[] {
  const address = addressOf(page)
  const inName = page.fields.address === undefined ? slugFault(page.id) : undefined
  const complain = (rule: RuleName, fault: Fault) => [problemOf(page, placeOf(page), { severity: 'error', rule, ...fault })]
  if (inName) {
    const message = `The folder name "${page.id}" is the page's address, but ${inName}.`
    return complain('slug-form', { message, fix: `Write \`address: /${slugFrom(page.id)}\`, or rename the folder accordingly.` })
  }
  const taken = reservedPart(address, site.languages)
  if (taken === undefined) return []
  if (site.languages.includes(taken)) {
    const message = `The address "${address}" begins with a language, which the engine adds itself.`
    return complain('reserved-address', { message, fix: `Write \`${address.slice(taken.length + 1) || '/contact'}\`.` })
  }
  const message = `The address "${address}" has the part "${taken}", which the engine needs for its own pages and files.`
  return complain('reserved-address', { message, fix: 'Write another address.' })
}
