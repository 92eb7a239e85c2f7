import { createSuggester } from '../advice/didYouMean.ts'
import { problemOf } from '../load/entries/entry.ts'
import { type LoadedContent, textsOf } from '../load/loadedContent.ts'
import { valueAt } from '../load/source/locatedData.ts'
import { type Problem, type ProblemDetails, problemAt, problemIn } from '../problem.ts'
import { slugFault, slugFrom } from '../schemas/fields.ts'

/** Checks that every author that a text names exists; in a publication without authors, only warns once that bylines lead nowhere. */
export function checkAuthors({ articles, collections, authors }: LoadedContent): readonly Problem[] {
  const texts = textsOf({ articles, collections }).filter(({ own, fields }) => !own || fields.author !== undefined)
  if (authors.length === 0) return texts.length > 0 ? [noAuthors()] : []
  // An author whose file cannot be read may have any name.
  if (authors.some((author) => author.data === undefined)) return []
  const names = new Set(authors.map(({ fields, data }) => fields.name ?? String(valueAt(data?.value, ['name']))))
  const suggest = createSuggester(names)
  return texts.flatMap((article) => {
    const { author } = article.fields
    if (author === undefined || names.has(author)) return []
    const near = suggest(author)
    if (near?.normalize() === author.normalize()) return [problemOf(article, ['author'], otherForm(author))]
    const fix = near
      ? `Did you mean "${near}"?`
      : `Write the \`name\` of one of the files in \`authors/\`, or add the author: \`npx roomwright new author --title ${inShell(author)}\`.`
    return [problemOf(article, ['author'], { severity: 'error', rule: 'unknown-author', message: `There is no author "${author}".`, fix })]
  })
}

/** Reports a name that looks like an author's: an accent, for instance, may be part of its letter or a character of its own. */
function otherForm(author: string): ProblemDetails {
  const message = `"${author}" looks like the name of an author, but consists of other characters (another form of Unicode).`
  return { severity: 'error', rule: 'unknown-author', message, fix: 'Copy the `name` from the file in `authors/`.' }
}

/** Quotes a text as one argument of a shell command; a `'` in it closes the quotation, and another one opens it again. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function noAuthors(): Problem {
  const message = 'The publication has no authors, so the author names on its texts are not links.'
  const fix = 'Add them with `npx roomwright new author`, or write `authors/<slug>/<lang>.md`.'
  return problemIn('authors', { severity: 'warning', rule: 'no-authors', message, fix })
}

/** Checks that no two authors share a name, since articles refer to authors by name. */
export function checkAuthorNames({ authors }: LoadedContent): readonly Problem[] {
  const byName = Map.groupBy(
    authors.filter((author) => author.fields.name !== undefined),
    (author) => author.fields.name,
  )
  return [...byName].flatMap(([name, same]) =>
    same.flatMap((author) => {
      const other = same.find((candidate) => candidate.id !== author.id)
      if (!other) return []
      const message = `"${name}" is also the name of another author: ${other.source.file}.`
      return [
        problemOf(author, ['name'], { severity: 'error', rule: 'duplicate-author', message, fix: 'Give one of the two another name.' }),
      ]
    }),
  )
}

/** Checks that the name of an author's folder is a valid slug, since the author's page uses it. */
export function checkAuthorSlugs({ folders }: LoadedContent): readonly Problem[] {
  return folders.flatMap(({ root, name }) => {
    const fault = root === 'authors' ? slugFault(name) : undefined
    if (!fault) return []
    const message = `The folder name "${name}" is the author's slug, but ${fault}.`
    return [problemIn(`${root}/${name}`, { severity: 'error', rule: 'slug-form', message, fix: `Rename it to \`${slugFrom(name)}\`.` })]
  })
}

/** Checks that biographies have no blocks, since author lists repeat biographies. Blocks belong in articles, entries and pages. */
export function checkBlocks({ authors }: LoadedContent): readonly Problem[] {
  return authors.flatMap(({ source, body }) =>
    body.inserts.flatMap((part) => {
      if (!('block' in part)) return []
      const { block } = part
      const message = `The block "${block.kind === 'own' ? block.name : block.kind}" is in a biography, which takes no blocks.`
      return [
        problemAt(source, part.offset, { severity: 'error', rule: 'block-outside', message, fix: 'Write it as text, a list or a table.' }),
      ]
    }),
  )
}
