// oxlint-disable import/no-default-export -- the tool demands one
export default {
  layout: 'article.njk',
  eleventyComputed: { permalink: ({ page }) => `articles/${page.fileSlug}/index.html` },
}
