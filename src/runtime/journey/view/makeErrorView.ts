import type { Messages } from '../../../ui/messages/en/messages.ts'
import { requestErrorPage } from '../../pages/requestErrorPage.ts'
import type { Stage } from '../Stage.ts'
import { makeView, surroundingsIn } from './makeView.ts'
import type { View } from './View.ts'

/** The error page in the language of a path: the publication's own, else a plain one of what is in memory. */
export async function makeErrorView(path: string, stage: Stage, signal: AbortSignal): Promise<View> {
  const answer = await requestErrorPage({ error: '/500.html', path, store: stage.runtime.store, signal })
  if (answer.kind === 'page') {
    try {
      return await makeView(answer.page, stage, signal)
    } catch {
      // It needs a part that cannot be had either.
      signal.throwIfAborted()
    }
  }
  const { messages } = await surroundingsIn(stage.view.language, stage.runtime)
  return makePlainErrorView(stage.view, messages.serverError)
}

function makePlainErrorView({ language, texts, frame }: View, { heading, text }: Messages['serverError']): View {
  const main = element('main', '')
  main.id = 'content'
  const page = element('div', '')
  page.className = 'page'
  page.append(element('h1', heading), element('p', text))
  main.append(page)
  return { path: '/500.html', language, texts, frame, main, head: [element('title', heading)], styles: new Map() }
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
