const paragraph = 'A fir is felled in the cold months, sawn, stacked and left to dry for a year before a joiner will look at it. '.repeat(8)

/** An article with an address and anchors outside ASCII, on a page taller than any window. */
export const longArticle = `---
title: Ёлка
slug: ёлка
description: About the fir.
author: Ada Holm
date: 2026-01-02
entities:
  - category: chairs
    subcategories:
      - subcategory: wooden
---

${paragraph}

## Дом

${Array.from({ length: 12 }, () => paragraph).join('\n\n')}

## Лес

${Array.from({ length: 12 }, () => paragraph).join('\n\n')}
`
