import { stringify } from 'yaml'
import type { Language } from '../../shared/languages/languages.ts'
import { localPath, namedPaths } from '../../shared/addresses/paths.ts'
import type { PlannedFile, StartSettings } from './StartSettings.ts'
import { planConfiguration } from './planConfiguration.ts'
import { planHosting } from './planHosting.ts'
import { fill, startTextsIn } from './startTextsIn.ts'
import { latinSlugOf, slugOf } from './transliterate.ts'

/** Returns every file of a new publication. `folder` is the folder's name. */
export function planPublication(settings: StartSettings, folder: string): readonly PlannedFile[] {
  const slug = latinSlugOf(settings.title, settings.languages[0]) ?? latinSlugOf(folder) ?? 'site'
  const categories = planCategories(settings)
  const [first = { key: 'guides' }] = categories
  return [
    ...planConfiguration(settings, slug),
    { path: 'categories.yaml', text: categoriesYaml(categories) },
    ...settings.languages.flatMap((language) => planTexts(settings, { language, category: first.key })),
    ...planHosting(),
  ]
}

interface StartCategory {
  readonly key: string
  readonly slug: string
  readonly title: Localised
  readonly description: Localised
}

type Localised = string | Readonly<Record<string, string>>

function planCategories({ categories, languages }: StartSettings): readonly StartCategory[] {
  // A single language needs no map of languages.
  const localised = (textIn: (language: Language) => string): Localised =>
    languages.length === 1 ? textIn(languages[0]) : Object.fromEntries(languages.map((language) => [language, textIn(language)]))
  if (categories) {
    return categories.map((name, index) => {
      const slug = slugOf(name, languages[0])
      const key = keyFrom(latinSlugOf(name, languages[0]) ?? `category-${index + 1}`)
      return { key, slug, title: name, description: localised((language) => fill(startTextsIn(language).category, { name })) }
    })
  }
  return (['guides', 'notes'] as const).map((key) => ({
    key,
    slug: slugOf(startTextsIn(languages[0]).categories[key].title, languages[0]),
    title: localised((language) => startTextsIn(language).categories[key].title),
    description: localised((language) => startTextsIn(language).categories[key].description),
  }))
}

/** Returns the camelCase key that articles name the category by. */
export function keyFrom(slug: string): string {
  const key = slug.replace(/-+(\w)/g, (_all, letter: string) => letter.toUpperCase())
  return /^[a-z]/.test(key) ? key : `c${key}`
}

const categoriesHead = `# The categories of the publication. Articles name them by their keys.
# \`children\` below a category holds its subcategories, in the same form; theirs hold topics.
`

function categoriesYaml(categories: readonly StartCategory[]): string {
  const tree = Object.fromEntries(categories.map(({ key, ...category }) => [key, category]))
  return `${categoriesHead}${toYaml(tree)}`
}

/** Writes data as YAML, each text on one line. */
export function toYaml(data: Readonly<Record<string, unknown>>): string {
  return stringify(data, { lineWidth: 0 })
}

/** Returns a Markdown file with front matter. */
export function withFrontMatter(fields: Readonly<Record<string, unknown>>, body: string): string {
  const text = body.trim()
  return `---\n${toYaml(fields)}---\n${text === '' ? '' : `\n${text}\n`}`
}

/** Escapes a text so that Markdown shows it unchanged. */
function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

function planTexts(
  { title, now, languages }: StartSettings,
  { language, category }: { readonly language: Language; readonly category: string },
): readonly PlannedFile[] {
  const texts = startTextsIn(language)
  const { article, author, pages } = texts
  const pathOf = (page: 'authors' | 'sitemap') => localPath(namedPaths[page], { language, defaultLanguage: languages[0] })
  const values = { title, lang: language, authors: pathOf('authors'), sitemap: pathOf('sitemap') }
  // Filled in before it becomes YAML, so that a title is quoted if necessary.
  const filled = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? fill(value, values) : value]))
  const file = (folder: string, fields: Readonly<Record<string, unknown>>, body = ''): PlannedFile => ({
    path: `${folder}/${language}.md`,
    text: withFrontMatter(filled(fields), fill(body, { ...values, title: escapeMarkdown(title) })),
  })
  return [
    file(
      'articles/how-to-write',
      {
        title: article.title,
        slug: slugOf(article.title, language),
        description: article.description,
        author: author.name,
        date: now.toISOString().slice(0, 10),
        entities: [{ category }],
      },
      article.body.join('\n\n'),
    ),
    file(
      'authors/editors',
      { name: author.name, meta_title: `✍️ ${author.name} | {title}`, meta_description: `✍️ ${author.description}`, kind: 'desk' },
      author.biography,
    ),
    file('pages/home', { title: '🏠 {title}', description: `🏠 ${texts.home}` }),
    ...(['about-us', 'privacy-policy', 'terms'] as const).map((name) => {
      const { heading, description, body } = pages[name]
      return file(`pages/${name}`, { title: `${heading} | {title}`, description, placeholder: true }, body)
    }),
  ]
}
