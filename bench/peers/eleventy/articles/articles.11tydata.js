export default {
  layout: 'article.njk',
  eleventyComputed: { permalink: ({ page }) => `articles/${page.fileSlug}/index.html` },
}
