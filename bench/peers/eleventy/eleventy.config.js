// oxlint-disable import/no-default-export -- the tool demands one
// A Markdown body may hold what a template language would read.
export default function configure(eleventy) {
  eleventy.addCollection('articles', (api) => api.getFilteredByGlob('articles/*.md'))
  return { markdownTemplateEngine: false, dir: { input: '.', includes: 'layouts', output: 'out' } }
}
