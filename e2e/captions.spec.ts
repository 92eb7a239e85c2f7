import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test } from './browse/test.ts'

const pictures = [
  ['the lead picture', 0, 'The lead picture.'],
  ['a picture of the text', 1, 'The seat, from above.'],
] as const

for (const [name, index, caption] of sampleCases(pictures, () => ['any picture'])) {
  test(`${name} shows its own caption when it is enlarged`, async ({ reader }) => {
    await reader.open('/articles/windsor-chair')
    await reader.page.locator('main a[data-picture]').nth(index).click()
    const dialog = reader.page.getByRole('dialog')
    await expect(dialog.locator('figcaption')).toHaveText(caption)
    await expect(reader.page).toHaveURL(`/articles/windsor-chair#picture-${index + 1}`)
    await dialog.getByRole('button').click()
    await expect(dialog).toHaveCount(0)
    await expect(reader.page).toHaveURL('/articles/windsor-chair')
  })
}

test('leaving a page closes its enlarged picture, and Back opens it again', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/articles/windsor-chair')
  await reader.page.locator('main a[data-picture]').first().click()
  await expect(reader.page.getByRole('dialog')).toBeVisible()
  await reader.page.evaluate(() => void Reflect.get(globalThis, 'navigate')('/terms'))
  await reader.sees('/terms')
  await expect(reader.page.getByRole('dialog')).toHaveCount(0)
  await reader.back()
  await expect(reader.page.getByRole('dialog')).toBeVisible()
})

test('a table is a named region that can be focused', async ({ reader }) => {
  await reader.open('/articles/windsor-chair')
  const table = reader.page.getByRole('region', { name: 'part, wood' })
  await table.focus()
  await expect(table).toBeFocused()
})

test('a footnote reference leads to its note, and the labelled back link leads back', async ({ reader }) => {
  await reader.open('/articles/windsor-chair')
  await reader.page.locator('[role=doc-noteref]').click()
  await expect(reader.page).toHaveURL('/articles/windsor-chair#fn-1')
  await reader.page.locator('[role=doc-backlink][aria-label="Back to note 1"]').click()
  await expect(reader.page).toHaveURL('/articles/windsor-chair#fnref-1')
})
