import type { DocumentData } from '../shared/pageData.ts'
import { rememberTheme } from './rememberTheme.ts'
import { whenIdleOrTouched } from './whenIdleOrTouched.ts'

type Application = typeof import('./app.tsx')

rememberTheme()
whenIdleOrTouched(() => void startApplication())

async function startApplication(): Promise<void> {
  const text = document.getElementById('page')?.textContent
  if (!text) return
  const data = JSON.parse(text) as DocumentData
  const { start } = (await import(/* @vite-ignore */ data.files.app)) as Application
  await start(data)
}
