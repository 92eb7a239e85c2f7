import { ChunkError, type Chunks } from '../chunks/Chunks.ts'
import type { Renderer } from './Renderer.ts'

/** The side of the runtime that needs React. */
export async function loadRenderer(chunks: Chunks): Promise<Renderer> {
  const renderer = (await chunks.load('renderer'))?.exports.renderer as Renderer | undefined
  if (!renderer) throw new ChunkError('renderer')
  return renderer
}
