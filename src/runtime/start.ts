import type { DocumentData } from '../shared/pageData.ts'
import { whenIdleOrTouched } from './whenIdleOrTouched.ts'

type Hydration = typeof import('./hydrate.tsx')

whenIdleOrTouched(() => void start())

async function start(): Promise<void> {
  const text = document.getElementById('page')?.textContent
  const root = document.getElementById('root')
  if (!text || !root) return
  const data = JSON.parse(text) as DocumentData
  const address = data.chunks['app']?.[0]
  if (!address) return
  const { hydrate } = (await import(/* @vite-ignore */ address)) as Hydration
  await hydrate(root, data)
}
