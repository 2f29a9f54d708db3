import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, expect, it } from 'vitest'
import { subDays } from '../../kernel/time/days'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildVerification } from '../../testing/builders/build-verification'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getWorkFigures } from './get-work-figures'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const daysAgo = (days: number) => subDays(ctx.clock.now(), days)

/** Offers a request to the professional so many days ago. The outcome happened on the same day. */
async function offer(
  professionalId: string,
  days: number,
  outcome: 'nothing' | 'contacted' | 'completed' = 'nothing',
) {
  const at = daysAgo(days)
  const { id: requestId } = await buildServiceRequest(ctx, { createdAt: at })
  await ctx.db.serviceRequestRecipient.create({
    data: { requestId, professionalId, wave: 1, distanceKm: 1, notifiedAt: at },
  })
  if (outcome === 'nothing') return
  const lead = await buildLead(ctx, { requestId, professionalId, takenAt: at, contactedAt: at })
  if (outcome === 'completed')
    await ctx.db.serviceRequest.update({
      where: { id: requestId },
      data: { status: 'completed', chosenLeadId: lead.id, completedBy: 'client', closedAt: at },
    })
}

it('counts what was offered, opened, reached and done by weeks that end today, and nothing older or of others', async () => {
  const { id } = await buildProfessional(ctx, { freeLeadsLeft: 10 })
  const other = await buildProfessional(ctx)
  await offer(id, 0)
  await offer(id, 6, 'contacted')
  await offer(id, 7, 'completed')
  await offer(id, serverLimits.workFigureDays - 1, 'completed')
  await offer(id, serverLimits.workFigureDays, 'completed')
  await offer(other.id, 0, 'completed')
  const { weeks, totals, days } = await getWorkFigures(ctx, id)
  expect(totals).toEqual({ offers: 4, leads: 3, contacts: 3, completed: 2 })
  expect(weeks).toHaveLength(Math.ceil(days / 7))
  expect(weeks.at(-1)).toMatchObject({ offers: 2, leads: 1, contacts: 1, completed: 0 })
  expect(weeks.at(-2)).toMatchObject({ offers: 1, leads: 1, completed: 1 })
  expect(weeks[0]).toMatchObject({ offers: 1, completed: 1 })
  expect(weeks.map(({ from }) => from)).toEqual(weeks.map(({ from }) => from).toSorted())
})

it('does not count work that the site closed by itself', async () => {
  const { id } = await buildProfessional(ctx)
  await offer(id, 1, 'completed')
  await ctx.db.serviceRequest.updateMany({ data: { completedBy: 'system' } })
  expect((await getWorkFigures(ctx, id)).totals).toMatchObject({ contacts: 1, completed: 0 })
})

it('sums what was paid in that time and not given back, for verification and subscription alike', async () => {
  const { id } = await buildProfessional(ctx)
  expect((await getWorkFigures(ctx, id)).spentArs).toBe(0)
  await buildVerification(ctx, { professionalId: id })
  await buildSubscription(ctx, {
    professionalId: id,
    charges: [
      { debitAt: daysAgo(serverLimits.workFigureDays + 20) },
      { debitAt: daysAgo(40) },
      { debitAt: daysAgo(10) },
    ],
  })
  await buildSubscription(ctx, { professionalId: (await buildProfessional(ctx)).id })
  const [verification, month] = await Promise.all([
    ctx.settings.get('verificationFeeArs'),
    ctx.settings.get('monthlyPricePerRubroArs'),
  ])
  expect((await getWorkFigures(ctx, id)).spentArs).toBe(verification + 2 * month)
  await ctx.db.payment.updateMany({
    where: { subscription: { subjectId: id }, approvedAt: { gte: daysAgo(20) } },
    data: { status: 'refunded', refundedCentavos: month * 100 },
  })
  expect((await getWorkFigures(ctx, id)).spentArs).toBe(verification + month)
})
