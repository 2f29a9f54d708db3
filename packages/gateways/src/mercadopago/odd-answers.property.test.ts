import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moment } from './calls/fields'
import { startLoopbackApi } from './testing/loopback-api'
import { chargeOf, paymentOf, subscriptionOf } from './testing/sample-answers'

/** Unexpected values that a field of an answer may have. */
const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', 'null', [], {}, 'x', -1, 0.001, true, { id: 1 }, '2026-11-17', '12'),
  fc.integer(),
  fc.string(),
)

const kinds = {
  payment: paymentOf(),
  charge: chargeOf(),
  subscription: subscriptionOf(),
}
const alteration = fc
  .constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[]))
  .chain((kind) =>
    fc.record({ kind: fc.constant(kind), field: fc.constantFrom(...Object.keys(kinds[kind])), value: odd }),
  )

describe('an answer with an odd field', () => {
  it('is read, or is a clear fault of that thing alone: nothing else is ever thrown', async () => {
    let answer: unknown
    const api = await startLoopbackApi(() => ({ json: answer }), { timeoutMs: 20_000, deadlineMs: 60_000 })
    const read = {
      payment: () => api.provider.getPayment('1234567890'),
      charge: () => api.provider.getCharge('6114264375'),
      subscription: () => api.provider.getSubscription('2c9380847e9b451c017ea1bd70ba0219'),
    }
    try {
      await fc.assert(
        fc.asyncProperty(alteration, async ({ kind, field, value }) => {
          answer = { ...kinds[kind], [field]: value }
          const outcome = await read[kind]().catch((error: unknown) => error)
          if (outcome instanceof Error)
            expect(outcome).toMatchObject({
              code: 'provider_away',
              cause: { name: 'UnreadAnswer', fields: expect.stringContaining(field) },
            })
          else expect(outcome).toMatchObject({ id: expect.any(String), updatedAt: expect.any(Date) })
        }),
        { numRuns: 150 },
      )
    } finally {
      await api.close()
    }
  })

  it('leaves the other rows of a list readable', async () => {
    let results: unknown[] = []
    const api = await startLoopbackApi(() => ({ json: { paging: { total: results.length }, results } }), {
      timeoutMs: 20_000,
      deadlineMs: 60_000,
    })
    const rows = fc.array(
      fc.record({ field: fc.constantFrom(...Object.keys(chargeOf())), value: odd, isOdd: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    )
    try {
      await fc.assert(
        fc.asyncProperty(rows, async (drawnRows) => {
          results = drawnRows.map(({ field, value, isOdd }, index) => ({
            ...chargeOf({ id: 100 + index }),
            ...(isOdd && { [field]: value }),
          }))
          const charges = await api.provider.listCharges({
            id: '2c9380847e9b451c017ea1bd70ba0219',
            reference: null,
            chargedCount: 0,
          })
          const ids = charges.rows.map(({ id }) => id)
          for (const [index, { isOdd }] of drawnRows.entries())
            if (!isOdd) expect(ids).toContain(String(100 + index))
        }),
        { numRuns: 60 },
      )
    } finally {
      await api.close()
    }
  })
})

it('a moment without a zone is Argentina’s, and one with a zone is that one', () => {
  const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom('T', ' '), (minutes, between) => {
      const at = new Date(minutes * 60_000)
      const local = new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 19).replace('T', between)
      expect(moment.parse(local)).toEqual(at)
      expect(moment.parse(`${local.replace(' ', 'T')}-03:00`)).toEqual(at)
      expect(moment.parse(at.toISOString())).toEqual(at)
    }),
  )
})
