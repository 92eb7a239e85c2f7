import { z } from 'zod'
import { slugFault } from '../../content/schemas/slugField.ts'
import { isLanguage } from '../../shared/languages.ts'

const nameField = z.string().refine((name) => slugFault(name) === undefined)
const altField = z.string().min(1).max(500)

/** The picture kit's catalogue (`art/pictures.json`): by article, what its lead picture is made of and shows. */
export const catalogueSchema = z.record(
  nameField,
  z.object({
    scene: nameField,
    seed: z.int().min(0),
    /** A lone text is English. */
    alt: z.union([altField.transform((en) => ({ en })), z.record(z.string().refine(isLanguage), altField)]),
  }),
)
