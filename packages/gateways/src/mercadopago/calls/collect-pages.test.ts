import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectPages, type Page } from './collect-pages'

interface Provider {
  rows: number
  /** The maximum number of rows per page, whatever limit is requested. */
  largest: number
  /** The kind of total that it reports. */
  counts: 'right' | 'nothing' | 'page' | 'more'
  /** Returns the first page for every offset. */
  ignoresOffset: boolean
}

const provider = fc.record<Provider>({
  rows: fc.integer({ min: 0, max: 300 }),
  largest: fc.integer({ min: 5, max: 400 }),
  counts: fc.constantFrom('right', 'nothing', 'page', 'more'),
  ignoresOffset: fc.constant(false),
})

async function collect({ rows, counts, ignoresOffset, ...limits }: Provider) {
  // A provider that reports the page length as the total and shortens pages cannot be told apart from a short list.
  const largest = counts === 'page' ? Math.max(limits.largest, 50) : limits.largest
  const all = Array.from({ length: rows }, (_, id) => ({ id }))
  let questions = 0
  const collected = await collectPages(
    async ({ limit, offset }): Promise<Page> => {
      questions += 1
      const from = ignoresOffset ? 0 : offset
      const results = all.slice(from, from + Math.min(limit, largest))
      const totals = { right: rows, nothing: null, page: results.length, more: rows + 3 }
      return { results, total: totals[counts] }
    },
    (row) => JSON.stringify(row),
  )
  return { all, questions, ...collected }
}

describe('the pages of a search', () => {
  it('lose no row and give none twice, whatever their length and whatever the provider counts', async () => {
    await fc.assert(
      fc.asyncProperty(provider, async (behaviour) => {
        const { rows, all, questions } = await collect(behaviour)
        expect(rows).toEqual(all)
        expect(questions).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('lose no row either when the provider always gives the first page, and come to an end', async () => {
    const wide = fc.record<Provider>({
      rows: fc.integer({ min: 0, max: 300 }),
      largest: fc.constant(1_000),
      counts: fc.constantFrom('right', 'nothing', 'more'),
      ignoresOffset: fc.constant(true),
    })
    await fc.assert(
      fc.asyncProperty(wide, async (behaviour) => {
        const { rows, all, questions } = await collect(behaviour)
        expect(rows).toEqual(all)
        expect(questions).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('say so when there are more than the provider will ever show', async () => {
    const { rows, isWhole, questions } = await collect({
      rows: 80,
      largest: 30,
      counts: 'right',
      ignoresOffset: true,
    })
    expect([rows.length, isWhole]).toEqual([30, false])
    expect(questions).toBeLessThanOrEqual(5)
  })
})
