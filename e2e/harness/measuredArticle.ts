import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { reading } from './Publication.ts'
import { test as base } from './test.ts'

/** The path of the article, and that of its category. */
export const measured = { path: '/articles/measured', category: '/seating' } as const

const text = `---
title: Things Measured in the 1970-х
slug: measured
description: 'A seat 100 cm long.'
author: Ada Holm
date: 2026-06-02
entities:
  - category: seats
    subcategories:
      - subcategory: sofas
---

A seat is ${'100 cm long, or 39 3/8 in, as in the 1970-х, and '.repeat(12)} [a lamp](/articles/a-lamp-by-the-window) is above it.

| Board | Where it is sold | What it gives off | Since when | What it is for |
| --- | --- | --- | --- | --- |
| Chipboard of the first kind | In most of the world | Very little of anything | After the summer | Cupboards and shelves |

\`\`\`care
materials:
  - { material: Oiled wood, daily: Dry cloth, seasonal: A thin coat of oil and a day to dry, never: Silicone polish }
\`\`\`

${'\n\nA wall is looked at from where one sits, and most of a room is seen from one chair.'.repeat(60)}

## The end

Words.

## The very end

More words.
`

/** A test on `reading` with one additional article. */
export const test = base.extend({
  publication: { ...reading, name: 'composed', files: { 'articles/measured/en.md': text } },
})

/** Returns the bounding box of a visible element. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

/** Returns the darkest and the mean brightness of an area of the page, from 0 to 255. */
export async function brightness(
  page: Page,
  clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) {
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats()
  return { darkest: channels[0]?.min ?? 255, mean: channels[0]?.mean ?? 255 }
}
