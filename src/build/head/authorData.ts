import type { Organization, Person } from 'schema-dts'
import type { AuthorKind } from '../../shared/pageProps.ts'

export interface Byline {
  readonly name: string
  readonly kind: AuthorKind
  /** Absolute. */
  readonly url?: string
}

/** Who signs a text: only a person is a `Person`; behind a pen name and a desk stands the publication. */
export function authorData({ name, kind, url }: Byline): Exclude<Person | Organization, string> {
  const facts = { name, ...(url !== undefined && { url }) }
  return kind === 'person' ? { '@type': 'Person', ...facts } : { '@type': 'Organization', ...facts }
}
