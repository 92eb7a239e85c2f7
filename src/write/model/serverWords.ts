import { z } from 'zod'

const said = z.string().trim().min(1)
const details = z.object({ detail: z.array(z.object({ msg: z.string(), loc: z.array(z.union([z.string(), z.number()])).default([]) })) })
/** The formats of servers' error messages. */
const shapes = z.union([
  z.object({ error: z.object({ message: said, code: z.unknown().optional() }) }),
  z.array(z.object({ error: z.object({ message: said }) })).min(1),
  z.object({ error: said }),
  z.object({ message: said }),
  z.object({ message: details }),
  details,
  z.object({ detail: said }),
])

/** Extracts a server's error message as one line; empty if there is none that can be read. */
export function serverWords(body: string | undefined): string {
  const { data } = shapes.safeParse(parsedJson(body))
  return data === undefined ? '' : wordsOf(data).replaceAll(/\s+/g, ' ').trim()
}

function wordsOf(shape: z.infer<typeof shapes>): string {
  if (Array.isArray(shape)) return shape.map(({ error }) => error.message).join(' ')
  if ('error' in shape) return typeof shape.error === 'string' ? shape.error : shape.error.message
  if ('message' in shape) return typeof shape.message === 'string' ? shape.message : wordsOf(shape.message)
  if (typeof shape.detail === 'string') return shape.detail
  return shape.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
}

/** Returns the error code of a server, such as `insufficient_quota`. */
export function serverCode(body: string | undefined): string {
  const { data } = z.object({ error: z.object({ code: z.string() }) }).safeParse(parsedJson(body))
  return data?.error.code ?? ''
}

/** Parses a JSON body; undefined if it is not JSON. */
export function parsedJson(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
