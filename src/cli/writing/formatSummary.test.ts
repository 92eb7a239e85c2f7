import { describe, expect, it } from 'vitest'
import { RunStoppedError, type Summary } from '../../write/run/Summary.ts'
import { formatProgress, formatSummary } from './formatSummary.ts'

describe('formatSummary', () => {
  const nothing = { input: 0, output: 0 }
  const summary: Summary = {
    total: 3,
    written: [{ type: 'written', article: '1.1', id: 'blue-rooms', language: 'tr' }],
    asideCount: 1,
    aside: [{ type: 'aside', article: '1.2', topic: 'Red rooms', reasons: ['length: The text has 20 words and needs at least 500.'] }],
    settled: { input: 1200, output: 300 },
    lost: nothing,
    journal: '/x/runs/a-1.jsonl',
  }
  const price = { currency: 'EUR', input: 1, output: 4 }
  const format = (change: Partial<Summary> = {}, cost: typeof price | undefined = price) =>
    formatSummary({ ...summary, ...change }, { price: cost, journal: '.writing/runs/a-1.jsonl' })

  describe('the summary of a run', () => {
    it('shows drafts, articles set aside with reasons, tokens, cost and the journal', () => {
      expect(format()).toMatchInlineSnapshot(`
      "draft      articles/blue-rooms/tr.md
      set aside  Red rooms
                   length: The text has 20 words and needs at least 500.

      1 of 3 articles written, 1 set aside; 1200 tokens of prompts, 300 of answers, 0.0024 EUR.
      Journal: .writing/runs/a-1.jsonl
      Read the drafts with \`npx roomwright review\`."
    `)
    })

    it('shows no cost if no price is known', () => {
      expect(formatSummary(summary, { price: undefined, journal: 'j' })).toContain('300 of answers.\n')
    })

    it('shows what calls without an answer may have cost', () => {
      expect(format({ lost: { input: 900, output: 100 } })).toContain('may have cost up to 1000 tokens more; the budget counts them.')
    })

    it.each([
      ['budget', 'The next call might exceed the budget. Run the same command with a larger --budget to continue.'],
      ['server', 'The next call might exceed the budget. Run the same command again to continue where this run stopped.'],
    ] as const)('says how to continue after the %s stopped the run', (reason, sentence) => {
      const text = format({ stopped: new RunStoppedError(reason, 'The next call might exceed the budget.') })
      expect(text.endsWith(sentence)).toBe(true)
      expect(text).not.toContain('review')
    })

    it('is one sentence if no server was available', () => {
      const stopped = new RunStoppedError('server', 'No model server answers. Start one.')
      expect(format({ stopped, written: [], aside: [], asideCount: 0, settled: nothing })).toBe('No model server answers. Start one.')
    })

    it('replaces control characters', () => {
      const aside = [{ type: 'aside' as const, article: '1.2', topic: 'A\u001b[2Jb', reasons: ['link: "\u202eevil\nJournal: x"'] }]
      const text = format({ aside })
      expect(text).toContain('set aside  A�[2Jb\n             link: "�evil�Journal: x"\n')
    })
  })
})

describe('formatProgress', () => {
  const progress = { written: 3, aside: 0, total: 20, settled: { input: 1000, output: 500 }, lost: { input: 0, output: 0 } }
  const price = { currency: 'EUR', input: 1, output: 4 }

  describe('the progress of a run', () => {
    it.each([
      [{ timeLeft: 61_000 }, '3 of 20 articles · 1500 tokens · 0.0030 EUR · 61 s left'],
      [{ timeLeft: 90_001 }, '3 of 20 articles · 1500 tokens · 0.0030 EUR · 2 min left'],
      [{}, '3 of 20 articles · 1500 tokens · 0.0030 EUR'],
      [{ aside: 2 }, '3 of 20 articles · 2 set aside · 1500 tokens · 0.0030 EUR'],
      [{ written: 18, aside: 2, timeLeft: 0 }, '18 of 20 articles · 2 set aside · 1500 tokens · 0.0030 EUR'],
    ])('with %j is one line', (change, line) => {
      expect(formatProgress({ ...progress, ...change }, price)).toBe(line)
    })

    it('shows no cost if no price is known', () => {
      expect(formatProgress(progress, undefined)).toBe('3 of 20 articles · 1500 tokens')
    })
  })
})
