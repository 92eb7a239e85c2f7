import type { ArticleTask } from './ArticleTask.ts'

/** The place of an article in the category tree, in words. */
export function placeData({ category, subcategory, language }: Pick<ArticleTask, 'category' | 'subcategory' | 'language'>) {
  return {
    category: category.title[language] ?? category.key,
    about: (subcategory ?? category).description[language] ?? '',
    ...(subcategory && { subcategory: subcategory.title[language] ?? subcategory.key }),
  }
}
