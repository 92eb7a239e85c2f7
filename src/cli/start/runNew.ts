import { createConfigRunner } from '../../builder/code/settings/loadSettings.ts'
import { loadLanguages } from '../../content/load/loadLanguages.ts'
import { checkSettings, readSettings } from '../../content/load/config/readSettings.ts'
import { loadCategories } from '../../content/load/loadCategories.ts'
import { type AdditionRequest, type Surroundings, ThereAlreadyError } from '../../content/additions/Addition.ts'
import { newArticle } from '../../content/additions/newArticle.ts'
import { newAuthor } from '../../content/additions/newAuthor.ts'
import { newCategory } from '../../content/additions/newCategory.ts'
import { newPage } from '../../content/additions/newPage.ts'
import { formatText } from '../../content/format/formatProblems.ts'
import { type Environment, shortPath } from '../Environment.ts'

const makers = { article: newArticle, author: newAuthor, page: newPage, category: newCategory }

/** What `new` can create. */
export type AdditionKind = keyof typeof makers

/** Adds something to a publication and prints its path; returns the exit status. */
export async function runNew(
  kind: AdditionKind,
  directory: string,
  { environment, ...request }: AdditionRequest & { readonly environment: Environment },
): Promise<0 | 1> {
  const folder = shortPath(environment, directory)
  const surroundings = await survey(directory, environment)
  if ('problems' in surroundings) {
    process.stderr.write(`${formatText(surroundings.problems, { styled: environment.colour, folder })}\n`)
    return 1
  }
  try {
    const path = makers[kind](request, surroundings)
    process.stdout.write(`${folder === '.' ? path : `${folder}/${path}`}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof ThereAlreadyError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

/** Loads the settings and categories of a publication, or their problems. */
async function survey(
  directory: string,
  { now, cache }: Environment,
): Promise<Surroundings | Pick<ReturnType<typeof checkSettings>, 'problems'>> {
  const { site, problems } = checkSettings(await readSettings(directory, createConfigRunner(cache)), {
    used: new Set(),
    known: loadLanguages(directory).languages.known,
  })
  const { categories, problems: faults } = loadCategories(directory, site.languages)
  const defaultCategory = categories.tree.find(({ key }) => key === site.fields.defaultCategory) ?? categories.tree[0]
  if (!site.value || !defaultCategory) return { problems: [...problems, ...faults] }
  return { directory, title: site.value.title, languages: site.languages, categories, defaultCategory, now }
}
