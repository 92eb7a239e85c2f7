/** What is known of a rule, whether or not a publication breaks it. */
interface Rule {
  /** The level at which it is reported; `either` where that depends on what is broken. */
  readonly level: 'error' | 'warning' | 'either'
  /** What breaks it, in one sentence. */
  readonly finding: string
}

const error = (finding: string): Rule => ({ level: 'error', finding })
const warning = (finding: string): Rule => ({ level: 'warning', finding })
const either = (finding: string): Rule => ({ level: 'either', finding })

/** The rules that `rules` in the settings can switch: those that depend on a publication's taste or its past. */
export const switchableRules = {
  'alike-endings': warning('The last four words of two articles are the same.'),
  'alike-openings': warning('The first four words of two articles are the same.'),
  'alike-sections': warning('Three articles of four sections or more are built of the same parts in the same order.'),
  'bare-source': warning('The address of a source is a home page.'),
  'change-without-date': error('A text has changed since it was published, and does not say so.'),
  'date-before-record': error('A date is earlier than the history of the file.'),
  'few-links': warning('A text links to fewer than two pages of the site.'),
  'repeated-phrase': warning('Three articles share six words in a row.'),
  'table-column': warning('A text counts a column that readers may count differently.'),
  units: warning('A measure differs from its conversion beside it.'),
}

/** Every rule that `check` and `build` report, by subject. The names are part of the contract with publishers: none is ever renamed. */
export const rulesBySubject = {
  'Files and folders': {
    'control-character': error('A text contains a control character.'),
    'duplicate-language': error('A folder has the same language twice.'),
    'empty-folder': warning('The folder of an article, author or page has no text.'),
    'file-too-large': error('A file is larger than its limit.'),
    'hidden-file': warning('A file or folder in `public/` begins with a dot, so it is not published.'),
    'language-not-listed': warning('A file is in a language in which the site has no pages.'),
    'misplaced-file': error('A text is in the wrong folder, where it would be ignored.'),
    'missing-file': error('A file or folder that every publication needs does not exist.'),
    'missing-language': either('A text is missing in a language of the site: an error in the default language, otherwise a warning.'),
    'not-utf-8': error('A text is not encoded in UTF-8.'),
    'outside-folder': error('A link leads to a file outside the publication folder.'),
    'public-clash': error('A file in `public/` has the path of a file that the build writes.'),
    'public-twin': warning('Two names in `public/` differ only in capitals, which some systems and hosts take for the same.'),
    'special-file': error('An entry of a folder is neither a file nor a folder, or its name is not UTF-8 or has a control character.'),
    'unknown-language': error('The name of a file is not a language that the site can have.'),
    'unknown-part': error('A name at the top of the folder is nearly that of a part of a publication.'),
    'unread-folder': warning('Nothing reads this folder.'),
    'unreadable-file': error('A file cannot be read.'),
  },
  'Form of fields and data': {
    'config-export': error('`site.config.ts` does not export a plain object.'),
    'config-syntax': error('`site.config.ts` is not valid TypeScript, or has a key twice.'),
    'config-throws': error('`site.config.ts` fails while it runs, or a setting is not plain data.'),
    'front-matter': error('A text has no front matter, or it does not end.'),
    'json-syntax': error('A file is not valid JSON.'),
    'misplaced-field': error('A page has a field that has no meaning there.'),
    'missing-field': error('A required field is missing.'),
    'text-limit': error('A field, a line or a paragraph is longer than its limit.'),
    'too-many-mistakes': error('A file has more mistakes in its fields than can be listed.'),
    'unknown-field': error('A field has a name that does not exist.'),
    'wrong-date': error('A date does not exist, or is not written as `YYYY-MM-DD`.'),
    'wrong-key': error('A key of the category tree is not a camelCase name, or a key is `__proto__`.'),
    'wrong-type': error('A field holds another kind of value, such as a number in place of a text.'),
    'wrong-value': error('A field holds a value that is not allowed.'),
    'yaml-comment': warning('A value in YAML ends before a `#` that seems to belong to it.'),
    'yaml-syntax': error('A file or a front matter is not valid YAML.'),
  },
  Texts: {
    'block-form': error('A block is not written as fields in YAML.'),
    'block-outside': error('A block is in a biography, which takes no blocks.'),
    'body-form': error('A body of a drawing lacks what its shape needs, or has what its shape cannot have.'),
    'chart-form': error('A chart has the wrong parts for its kind, or lists of different lengths.'),
    'cutting-form': error('A board does not fit on a sheet, or there are too many pieces.'),
    'drawing-form': error('The lengths and the bodies of a drawing do not go together.'),
    'empty-heading': warning('A heading has no words.'),
    'foreign-markup': warning('A text has a form of Markdown that other engines interpret, and readers see it as written.'),
    'heading-depth': warning('A heading is of the first level, or skips a level.'),
    'joint-form': error('A joint lacks a size, has one twice, or has one that cannot be.'),
    'missing-footnote': warning('A reference has no footnote.'),
    'nested-too-deep': error('Lists, quotations or emphasis are nested too deep.'),
    'one-unit': error('A size has both `cm` and `in`, or neither.'),
    'palette-form': error('Some colours of a palette have no share, or the shares do not add up to 100.'),
    'plan-fault': error('Parts of a drawn plan cannot be where they are: they overlap, or extend beyond its outline.'),
    'raw-html': warning('A text contains HTML, which readers see as written.'),
    'steps-form': error('A step adds a part that does not exist, or two parts have the same name.'),
    'steps-list': error('A `steps` block is not below a numbered list, or names an item that the list lacks.'),
    'table-too-large': error('A table has more cells than the limit.'),
    'unknown-block': warning('The word after the backticks is nearly the name of a block.'),
    'unused-footnote': warning('A footnote is never referred to, or has the name of another one.'),
  },
  'Articles and authors': {
    'duplicate-author': error('Two authors have the same name.'),
    'duplicate-slug': error('Two articles, or two categories side by side, have the same slug.'),
    'no-authors': warning('There are no authors, so the names on the texts are not links.'),
    'no-title': warning('An article has no title, so the search does not offer it.'),
    placeholder: warning('A text is still to be written, so it is left out of the site.'),
    'rating-without-reading': error('A rating is not the sum of the answers of the last reading.'),
    'slug-form': error('A slug is not lower-case words joined by `-`.'),
    'source-without-place': error('A source has neither an address nor a publisher and a year.'),
    'unknown-author': either('No author has the name that an article gives; a warning in a draft.'),
    'updated-before-date': warning('An article was updated before it was published.'),
  },
  'Links and pictures': {
    'broken-anchor': either('A link leads to a heading that the page lacks; a warning in a draft.'),
    'broken-link': either('A link leads to a page that does not exist; a warning in a draft.'),
    'broken-reference': either('A field names an entry that does not exist; a warning in a draft.'),
    'empty-link': warning('A link has no words.'),
    'link-scheme': warning('A link is neither `http`, `https`, `mailto` nor `tel`, so it does not stay a link.'),
    'missing-alt': either('A picture has no text for readers who cannot see it; a warning in a draft.'),
    'picture-broken': either('A picture cannot be opened; a warning in a draft.'),
    'picture-in-footnote': error('A picture is in a footnote.'),
    'picture-missing': either('A picture does not exist, or its path is not relative; a warning in a draft.'),
    'picture-outside': either('A picture is outside the publication folder; a warning in a draft.'),
    'picture-remote': either('A picture is on another server, or written into the text itself; a warning in a draft.'),
  },
  'Categories, pages and addresses': {
    'address-form': error('The address of a page is not a path of lower-case words.'),
    'duplicate-address': error('Two pages have the same address.'),
    'empty-page': warning('A page has a heading, but no text.'),
    'published-address': error('An address that was published would lead nowhere.'),
    'published-form': error('`published.json` is not the list that `record` writes.'),
    'refiled-subcategory': warning('An article names a subcategory that its category lacks, so it is filed elsewhere.'),
    'reserved-address': error('The address of a page is one that the engine uses.'),
    'reserved-slug': error('The slug of a category is a path that the engine uses.'),
    'too-many-categories': error('There are more categories than the limit.'),
    'too-many-topics': error('A subcategory has more topics than the limit.'),
    'unknown-category': warning('An article names a category that does not exist, so it is not filed there.'),
    'unknown-collection': error('The front page shows a collection that does not exist.'),
    'unknown-default-category': error('The default category does not exist.'),
    'unknown-page': either('A folder in `pages/` is nearly the name of a page of the engine, or cannot become a page of its own.'),
    'unknown-topic': warning('An article names a topic that its subcategory lacks, so it is not filed there.'),
  },
  'Redirects and hosts': {
    'duplicate-redirect': error('Two redirects begin at the same address.'),
    'host-limit': warning('The site exceeds what its host accepts.'),
    'host-without-headers': warning('The host sends no headers, so there is no content security policy.'),
    'redirect-cycle': error('Redirects lead back to where they began.'),
    'redirect-over-page': either('A redirect begins where there is a page.'),
    'redirect-segments': error('A redirect uses `:name` in a way that cannot be followed.'),
    'redirect-target': error('A redirect leads to a page that does not exist.'),
  },
  'Scripts of others and paid links': {
    'ads-without-page': warning('`ads.json` has links for a page that does not exist.'),
    'data-in-worker': warning('A script off the main thread has `data`, which it does not see.'),
    'duplicate-script': warning('A script is listed twice.'),
    'host-not-proxied': warning('The host of a script off the main thread is not in `proxyHosts`.'),
    'paid-link-unmarked': either('A paid link on a Russian page lacks its advertiser or its `erid`.'),
    'unused-origin': warning('An origin in `connect` permits nothing new.'),
  },
  'Look and drawings': {
    'card-letters': warning('The social card cannot show all letters of a title.'),
    contrast: error('Two colours of the theme are too close for text to be read.'),
    'custom-css': either('`custom.css` is not valid, or loads what it may not.'),
    'drawing-broken': error('A drawing is not valid XML, or cannot be drawn.'),
    'drawing-refused': either('A drawing does more than draw, so something else is shown; an error in the logo of a theme.'),
    'theme-face': error('A face of the theme cannot be used.'),
    'theme-letters': warning('A face of the theme lacks letters of the texts.'),
    'theme-logo': error('The logo of the theme cannot be used.'),
    'unknown-drawing': warning('A drawing belongs to no category.'),
    'unread-drawing': warning('A drawing is not where the engine reads it.'),
  },
  Languages: {
    'missing-place': error('A message lacks a place such as `{count}`.'),
    'unknown-place': error('A message has a place that it cannot fill.'),
  },
  'Code of the publication': {
    block: error('A block of the publication is wrong, or fails.'),
    collection: error('A collection is not defined correctly, or its code fails.'),
    component: error('A component of the publication is wrong, or fails.'),
    'import-map': error('The map of an import names a category or a term wrongly.'),
    plugin: either('A plug-in is wrong, fails, or reports a mistake of its own.'),
  },
  'Rules that the settings can switch': switchableRules,
} satisfies Readonly<Record<string, Readonly<Record<string, Rule>>>>

type BySubject = typeof rulesBySubject

/** The name of a rule. */
export type RuleName = { readonly [Subject in keyof BySubject]: keyof BySubject[Subject] }[keyof BySubject]

/** Every rule by its name. */
export const rules = Object.assign({}, ...Object.values(rulesBySubject)) as Readonly<Record<RuleName, Rule>>
