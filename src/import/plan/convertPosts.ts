import { limits } from '../../content/limits.ts'
import { createSourceText } from '../../content/load/source/sourceText.ts'
import { renderBody } from '../../content/markdown/renderBody.ts'
import { writeMarkdown } from '../body/writeMarkdown.ts'
import { type ConvertedText, type FoundPost, type LeftOut, ImportError } from '../FoundPost.ts'
import { tidyTree } from './tidyTree.ts'

interface ConvertedPost {
  readonly post: FoundPost
  readonly converted: ConvertedText
  /** The ids that its headings get. */
  readonly ids: ReadonlySet<string>
}

interface ConvertedPosts {
  readonly posts: readonly ConvertedPost[]
  readonly leftOut: readonly LeftOut[]
}

/** Converts every post to a Markdown tree before any gets an address, so that nothing links to a post that cannot be converted. */
export function convertPosts(found: readonly FoundPost[]): ConvertedPosts {
  const leftOut: LeftOut[] = []
  const posts = found.flatMap((post): readonly ConvertedPost[] => {
    try {
      const converted = post.convert()
      const remarks = [...converted.remarks, ...tidyTree(converted.root)]
      return [{ post, converted: { ...converted, remarks }, ids: idsOf(writeMarkdown(converted.root)) }]
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      leftOut.push({ place: post.place, why: error.message })
      return []
    }
  })
  return { posts, leftOut }
}

function idsOf(text: string): ReadonlySet<string> {
  if (Buffer.byteLength(text) > limits.text) throw new ImportError('larger than a text of a publication may be')
  const { body, problems } = renderBody(createSourceText('text', text), 0)
  const error = problems.find(({ severity }) => severity === 'error')
  if (error) throw new ImportError(error.message)
  return body.anchors
}
