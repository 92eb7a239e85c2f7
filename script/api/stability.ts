/** `stable`: kept until the next major version. `young`: may change with a minor version, which announces it. */
export type Stability = 'stable' | 'young'

/** The stability of each export, by entry point. The reference's generator rejects missing and superfluous entries. */
export const stability: Readonly<Record<string, Readonly<Record<string, Stability>>>> = {
  roomwright: {
    defineSite: 'stable',
    defineBlock: 'stable',
    z: 'stable',
    SlotProps: 'stable',
    Entry: 'stable',
    defineCollection: 'young',
    CollectionDefinition: 'young',
    Collections: 'young',
    LinkedEntry: 'young',
    reference: 'young',
    definePlugin: 'young',
    HeadElement: 'young',
    MarkdownRoot: 'young',
    PagePlace: 'young',
    PluginDefinition: 'young',
    PluginEntry: 'young',
    PluginFile: 'young',
    PluginPage: 'young',
    PluginProblem: 'young',
    PluginSite: 'young',
  },
  'roomwright/react': {
    Island: 'stable',
    TestPage: 'young',
    usePage: 'stable',
    Page: 'stable',
  },
  'roomwright/plugins': {
    escapeHtml: 'young',
    glossary: 'young',
    highlight: 'young',
    mathematics: 'young',
    readingList: 'young',
    typography: 'young',
  },
}
