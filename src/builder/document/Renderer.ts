import type { Messages } from '../../shared/messages/messageForms.ts'
import type { PageData, Slices } from '../../shared/pages/pageData.ts'
import type { Frame } from './renderDocument.ts'

/** The module that the bundler builds from `ui/server.tsx`. */
export interface Renderer {
  renderLayout(messages: Messages, slices: Slices): Frame
  renderContent(page: PageData, messages: Messages): string
}
