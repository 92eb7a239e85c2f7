import type { PageData } from '../../shared/pageData.ts'
import { pageDataFile } from '../../shared/paths.ts'
import { isFault } from '../network/isFault.ts'
import type { Network, Question } from '../network/Network.ts'
import { parseObject } from '../network/askObject.ts'
import { encodePath } from './encodePath.ts'

/** What one request for a page's data came to. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: PageData }
  /** 404, 403, or something else than page data. */
  | { readonly kind: 'missing' }
  /** 500. */
  | { readonly kind: 'failed' }
  /** No answer, or an unusual status. */
  | { readonly kind: 'unreachable' }

/** Asks once for a page's data; rejects only when the question's signal aborts. */
export async function requestPageData(path: string, question: Question, network: Network): Promise<PageAnswer> {
  try {
    const { status, body } = await network.ask(`/${encodePath(pageDataFile(path))}`, question)
    if (status === 500) return { kind: 'failed' }
    if (status !== 200) return { kind: status === 404 || status === 403 ? 'missing' : 'unreachable' }
    const page = parseObject(body)
    return typeof page?.path === 'string' ? { kind: 'page', page: page as unknown as PageData } : { kind: 'missing' }
  } catch (error) {
    question.signal.throwIfAborted()
    if (isFault(error)) return { kind: 'unreachable' }
    throw error
  }
}
