import type { DocumentData } from '../shared/pageData.ts'
import type { Handover } from './Handover.ts'
import { navigate } from './navigate.ts'
import { quietly } from './quietly.ts'
import { attendPage, attendReading } from './reading/attend.ts'
import { markTheme, rememberTheme } from './rememberTheme.ts'
import { whenIdleOrTouched } from './whenIdleOrTouched.ts'

type Application = typeof import('./app.ts')

// The second name is the one that scripts written for Gatsby know.
Object.assign(globalThis, { navigate, ___navigate: navigate })
rememberTheme()
attendReading()
whenIdleOrTouched(() => {
  startApplication().catch(() => {
    // Without the application every link is still a link; the browser itself reports what it could not load.
  })
})

async function startApplication(): Promise<void> {
  const text = document.getElementById('page')?.textContent
  if (!text) return
  const data = JSON.parse(text) as DocumentData
  const { start } = (await import(/* @vite-ignore */ data.files.app)) as Application
  await start(data, { attendPage, markTheme, quietly } satisfies Handover)
}
