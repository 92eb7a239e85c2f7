import type { Language } from '../../shared/languages.ts'

export function sliceNames(language: Language): { readonly header: string; readonly footer: string } {
  return { header: `header-${language}`, footer: `footer-${language}` }
}
