import { Activity, Component, type ReactNode, memo } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LoaderContext } from '../../ui/islands/LoaderContext.ts'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import { RenderError, type Renderer, type Rendering } from './Renderer.ts'

/** A page or a layout, in its own element. */
interface Tree extends Pick<Rendering, 'context' | 'isLayout'> {
  readonly key: number
  readonly element: HTMLElement
  /** Created once, so that React does not render the same element again. */
  readonly content: ReactNode
  mode: 'hidden' | 'visible'
  /** Set when the content is unmounted, but not its error boundary. */
  isEmpty: boolean
  failure?: { readonly error: unknown }
}

const trees = new Map<HTMLElement, Tree>()
const root = createRoot(document.createElement('div'))
let count = 0

function renderTrees(): void {
  root.render(
    [...trees.values()].map((tree) =>
      createPortal(<TreeView tree={tree} mode={tree.mode} isEmpty={tree.isEmpty} />, tree.element, `${tree.key}`),
    ),
  )
}

interface TreeViewProps extends Pick<Tree, 'mode' | 'isEmpty'> {
  readonly tree: Tree
}

const TreeView = memo(({ tree, mode, isEmpty }: TreeViewProps) => {
  const { content, context } = tree
  return (
    <Activity mode={mode}>
      <LoaderContext value={context.loader}>
        <MessagesContext value={context.messages}>
          <TreeBoundary tree={tree}>{!isEmpty && content}</TreeBoundary>
        </MessagesContext>
      </LoaderContext>
    </Activity>
  )
})

interface BoundaryProps {
  readonly tree: Tree
  readonly children: ReactNode
}

/** Shows a plain error text in place of a tree that cannot be rendered. */
class TreeBoundary extends Component<BoundaryProps, Pick<Tree, 'failure'>> {
  override state: Pick<Tree, 'failure'> = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    renderer.onFailure?.(this.props.tree.element)
  }

  override render() {
    const { tree, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    // In a hidden tree `componentDidCatch` is not called.
    tree.failure = failure
    const { heading, text } = tree.context.messages.serverError
    return (
      <div className="page">
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
    )
  }
}

export const renderer: Renderer = {
  onFailure: undefined,

  async render(element, { Component: Content, props, context, isLayout = false }, signal) {
    const content = <Content {...props} />
    const tree: Tree = { context, isLayout, content, key: (count += 1), element, mode: 'hidden', isEmpty: false }
    trees.set(element, tree)
    // React does not report that a hidden tree has been rendered; its first nodes do.
    const rendered = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect()
        resolve()
      }).observe(element, { childList: true })
    })
    renderTrees()
    try {
      await Promise.race([rendered, aborted(signal)])
      if (tree.failure) throw new RenderError('A component threw while it was rendered', { cause: tree.failure.error })
    } catch (error) {
      renderer.remove(element)
      throw error
    }
  },

  show(page, layout) {
    const shown = trees.get(page)
    if (shown) shown.mode = 'visible'
    for (const tree of trees.values()) if (tree.isLayout) tree.mode = tree.element === layout ? 'visible' : 'hidden'
    flushSync(renderTrees)
  },

  remove(page) {
    const tree = trees.get(page)
    if (!tree) return
    // The tree's own boundary catches errors from effect clean-up; without it, they would unmount the whole root.
    tree.isEmpty = true
    flushSync(renderTrees)
    trees.delete(page)
    renderTrees()
  },
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
