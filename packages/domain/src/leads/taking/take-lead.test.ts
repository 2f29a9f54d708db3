import { beforeEach, expect, it } from 'vitest'
import { raceForLeads, raceForUnconfirmed, raceOfOneProfessional } from '../../testing/races'
import { createTestContext, type TestCtx } from '../../testing/test-context'

// The short form of `npm run drill -- lead-race`.
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it('fifty professionals who click twice at once get five leads, each charged once', async () => {
  expect(await raceForLeads(ctx, { professionals: 50, isConfirmed: true })).toMatchObject({
    answeredCount: 10,
    refusals: { no_seats_left: 90 },
    faults: [],
  })
})

it('the same fifty get two leads of an unconfirmed request, and nothing is charged', async () => {
  expect(await raceForLeads(ctx, { professionals: 12, isConfirmed: false })).toMatchObject({
    answeredCount: 4,
    refusals: { unconfirmed_seats_taken: 20 },
    faults: [],
  })
})

it('a professional who opens six at once with three free leads gets three', async () => {
  expect(await raceOfOneProfessional(ctx)).toMatchObject({
    answeredCount: 6,
    refusals: { trial_exhausted: 6 },
    faults: [],
  })
})

it('a professional with two free leads holds two unconfirmed ones, each charged once', async () => {
  expect(await raceForUnconfirmed(ctx)).toMatchObject({
    answeredCount: 4,
    refusals: { free_leads_reserved: 8 },
    faults: [],
  })
})
