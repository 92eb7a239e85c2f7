import { z } from 'zod'
import { pageKey } from '../../shared/paths.ts'
import { complain } from './complain.ts'
import { paidLinkSchema } from './paidLinkSchema.ts'

/** `ads.json`. */
export const adsSchema = z
  .strictObject({
    /** By page path. */
    sapeLinks: z
      .record(z.string(), z.array(paidLinkSchema).meta({ write: 'a list of links' }))
      .superRefine((links, context) => {
        for (const path of Object.keys(links)) {
          if (path.startsWith('/') && pageKey(path) === path) continue
          const fix = `Write \`${pageKey(path.startsWith('/') ? path : `/${path}`)}\`.`
          complain(context, { key: path, message: 'is not the path of a page', fix })
        }
      })
      .meta({ write: 'a map of page paths to lists of links' })
      .optional(),
    sapeNewUrl: paidLinkSchema.optional(),
  })
  .meta({ write: 'a map with `sapeLinks` and `sapeNewUrl`' })

export type AdsInput = z.infer<typeof adsSchema>
