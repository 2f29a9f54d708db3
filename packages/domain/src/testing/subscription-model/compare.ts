import assert from 'node:assert/strict'
import { professionalSubject } from '../../subscriptions/own-subject'
import { loadSubscriptions, summarise } from '../../subscriptions/subject-standing'
import { expectedOf, expectedStanding, paidUntilOf } from './expected'
import { liveOf, type Model } from './model'
import type { World } from './world'

/** Throws unless the product agrees with the model in all that matters. */
export async function compare(model: Model, world: World): Promise<void> {
  const { ctx, professional } = world
  const now = ctx.clock.now()
  const subject = professionalSubject(professional.id)
  const [row, ofSubject, leads, receipts] = await Promise.all([
    ctx.db.professional.findUniqueOrThrow({ where: { id: professional.id } }),
    loadSubscriptions(ctx.db, { ...subject, subjectIds: [professional.id] }),
    ctx.db.lead.findMany({ where: { professionalId: professional.id }, orderBy: { id: 'asc' } }),
    ctx.db.mail.count({ where: { template: 'subscription-charged' } }),
  ])
  const standing = summarise(ofSubject, now)
  const rows = ofSubject.toReversed()
  const live = rows.find(({ status }) => status !== 'cancelled')
  assert.deepEqual(
    {
      freeLeads: row.freeLeadsLeft,
      isTrialOver: row.trialEndedAt !== null,
      status: standing.status,
      hasAccess: standing.hasAccess,
      leads: leads.map(({ source, status }) => `${source} ${status}`),
      receipts,
      subscriptions: rows.map(({ providerId, paidUntil }) => ({
        providerId,
        paidUntil: paidUntil?.getTime() ?? null,
      })),
      ends: rows.map(({ status }) => status === 'cancelled'),
      wanted: live && {
        units: live.units,
        unitPrice: live.unitPriceCentavos,
        next: live.nextUnitPriceCentavos,
        from: live.nextUnitPriceFrom?.getTime() ?? null,
      },
    },
    expectedFigures(model, now.getTime()),
  )
  const charging = [...ctx.payments.subscriptions.all.values()].filter(({ status }) => status !== 'cancelled')
  assert(charging.length <= 1, `${charging.length} subscriptions at the provider can charge`)
}

function expectedFigures(model: Model, now: number) {
  const live = liveOf(model)
  return {
    freeLeads: model.freeLeads,
    isTrialOver: model.freeLeads === 0,
    ...expectedStanding(model, now),
    leads: model.leads.map(({ source, isReturned }) => `${source} ${isReturned ? 'returned' : 'active'}`),
    receipts: model.receipts.size,
    subscriptions: model.subscriptions.map((one) => ({
      providerId: one.providerId,
      paidUntil: paidUntilOf(one),
    })),
    ends: model.subscriptions.map(({ status }) => status === 'cancelled'),
    wanted: live && {
      units: live.units,
      unitPrice: live.unitPrice,
      next: live.next?.unitPrice ?? null,
      from: live.next?.from ?? null,
    },
  }
}

/** Throws unless the stored states are those of now: what holds after the clock has run. */
export async function compareStored(model: Model, { ctx, professional }: World): Promise<void> {
  const now = ctx.clock.now().getTime()
  const rows = await ctx.db.subscription.findMany({
    where: { subjectId: professional.id },
    orderBy: { id: 'asc' },
  })
  assert.deepEqual(
    rows.map(({ status }) => status),
    model.subscriptions.map((one) => expectedOf(model, one, now).status),
  )
}

/** Throws unless the provider charges what the site wants: what holds once the site has heard of everything. */
export function compareAmounts(model: Model, { ctx }: World): void {
  const live = liveOf(model)
  const found = live && ctx.payments.subscriptions.all.get(live.providerId)
  if (!live || found?.status !== 'authorized') return
  assert.equal(found.amountCentavos, live.unitPrice * live.units)
}
