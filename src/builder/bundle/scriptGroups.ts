/** A script with modules of more than one entry. */
export interface ScriptGroup {
  readonly name: string
  readonly test: RegExp
}

/** Suffix of a module's id that marks a script's own copy; the script's name follows. */
export const copyQuery = '?copy='

/** Files and folders of `src/` by the script that holds them, in whatever entry they are imported. */
export const groupedModules = {
  /** The application, and the parts of it that the router and the renderer need. */
  app: [
    'runtime/app.ts',
    'runtime/router/Chunks.ts',
    'runtime/router/Renderer.ts',
    'runtime/router/network.ts',
    'shared/addresses/escapes.ts',
    'shared/addresses/paths.ts',
  ],
  /** What starts with React. */
  renderer: ['runtime/router/renderer.tsx', 'ui/islands/LoaderContext.ts', 'ui/messages/MessagesContext.ts'],
  /** The router, and what several pages share. */
  router: [
    'runtime/router/ChunkFailures.ts',
    'runtime/router/Prerenderer.ts',
    'runtime/router/Screen.ts',
    'runtime/router/View.ts',
    'runtime/router/ViewMaker.ts',
    'runtime/router/laterLayout.ts',
    'runtime/router/loadPage.ts',
    'runtime/router/navigationState.ts',
    'runtime/router/openNavigator.ts',
    'runtime/router/openRouter.ts',
    'runtime/router/styles.ts',
    'shared/addresses/languageLinks.ts',
    'shared/html/headTags.ts',
    'shared/languages/',
    'shared/pictures/picture.ts',
    'ui/components/',
    'ui/islands/',
    'ui/layout/Search/foundText.ts',
    'ui/layout/Search/useTitles.ts',
  ],
} as const

/** The scripts of those modules; a module belongs to the first that matches. */
export const scriptGroups: readonly ScriptGroup[] = [
  { name: 'app', test: new RegExp(`src[\\\\/](?!.*\\?copy)(?:${patternOf(groupedModules.app)})`) },
  {
    name: 'renderer',
    test: new RegExp(
      `rolldown[\\\\/]runtime|node_modules[\\\\/](?:react|react-dom|scheduler)[\\\\/]|src[\\\\/](?:${patternOf(groupedModules.renderer)})`,
    ),
  },
  { name: 'router', test: new RegExp(`src[\\\\/](?!.*\\?copy)(?:${patternOf(groupedModules.router)})`) },
]

/** Matches paths that begin with one of these, on any system. */
function patternOf(paths: readonly string[]): string {
  return paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')
}

/** Files and folders of `src/` of which each island has a copy, besides the modules of its own folder. */
export const copiedModules = [
  'shared/html/keepTogether.ts',
  'shared/languages/textDirection.ts',
  'ui/components/',
  'ui/islands/Island.tsx',
  'ui/islands/island.ts',
  'ui/layout/',
] as const

/** Reports whether an island has its own copy of the module that it imports by this path. */
export function isCopied(specifier: string): boolean {
  return /^\.\/|^\.\.\/[A-Z]/.test(specifier) || copied.test(specifier)
}

/** Imports within `ui` do not name it. */
const copied = new RegExp(`/(?:${patternOf(copiedModules.map((path) => path.replace(/^ui\//, '')))})`)
