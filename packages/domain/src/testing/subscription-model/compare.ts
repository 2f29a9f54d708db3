import assert from 'node:assert/strict'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { loadSubscriptions, summarise } from '../../subscriptions/standing/subject-standing'
import { expectedOf, expectedStanding, paidUntilOf } from './expected'
import { liveOf, type Model } from './model'
import type { World } from './world'

/** Throws unless the product agrees with the model in everything that matters. */
export async function compare(model: Model, world: World): Promise<void> {
  const { ctx, professional } = world
  const now = ctx.clock.now()
  const subject = professionalSubject(professional.id)
  const [figures, ofSubject] = await Promise.all([
    readFigures(world),
    loadSubscriptions(ctx.db, { ...subject, subjectIds: [professional.id] }),
  ])
  const standing = summarise(ofSubject, now)
  const rows = ofSubject.toReversed()
  const live = rows.find(({ status }) => status !== 'cancelled')
  assert.deepEqual(
    {
      ...figures,
      status: standing.status,
      hasAccess: standing.hasAccess,
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

interface Figures {
  freeLeads: number
  isTrialOver: boolean
  leads: string[]
  receipts: number
}

/** Reads everything except the subscriptions in one query, because it runs after every step. */
async function readFigures({ ctx, professional }: World): Promise<Figures | undefined> {
  const [figures] = await ctx.db.$queryRaw<Figures[]>`
    SELECT p.free_leads_left AS "freeLeads", p.trial_ended_at IS NOT NULL AS "isTrialOver",
      ARRAY(SELECT source || ' ' || status FROM leads WHERE professional_id = p.id ORDER BY id) AS leads,
      (SELECT count(*)::int FROM mails WHERE template = 'subscription-charged') AS receipts
    FROM professionals p WHERE p.id = ${professional.id}::uuid`
  return figures
}

function expectedFigures(model: Model, now: number) {
  const live = liveOf(model)
  return {
    freeLeads: model.freeLeads,
    isTrialOver: model.freeLeads === 0,
    ...expectedStanding(model, now),
    leads: model.leads.map(({ source, isReturned }) => `${source} ${isReturned ? 'returned' : 'active'}`),
    receipts: model.receipts.size,
    subscriptions: model.subscriptions.map((subscription) => ({
      providerId: subscription.providerId,
      paidUntil: paidUntilOf(subscription),
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

/** Throws unless the stored statuses are up to date. Holds only after the clock jobs have run. */
export async function compareStored(model: Model, { ctx, professional }: World): Promise<void> {
  const now = ctx.clock.now().getTime()
  const rows = await ctx.db.subscription.findMany({
    where: { subjectId: professional.id },
    orderBy: { id: 'asc' },
  })
  assert.deepEqual(
    rows.map(({ status }) => status),
    model.subscriptions.map((subscription) => expectedOf(model, subscription, now).status),
  )
}

/**
 * Throws unless the provider charges the amount that the site wants. Holds only once the site has heard of everything.
 */
export function compareAmounts(model: Model, { ctx }: World): void {
  const live = liveOf(model)
  const providerSubscription = live && ctx.payments.subscriptions.all.get(live.providerId)
  if (!live || providerSubscription?.status !== 'authorized') return
  assert.equal(providerSubscription.amountCentavos, live.unitPrice * live.units)
}
