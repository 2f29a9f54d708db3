import assert from 'node:assert/strict'
import { decideReport } from '../../leads/reports/decide-report'
import { reportLead } from '../../leads/reports/report-lead'
import { takeLead } from '../../leads/taking/take-lead'
import { changeRubros } from '../../professionals/rubros/change-rubros'
import { cancelSubscription } from '../../subscriptions/order/cancel-subscription'
import { createSubscription } from '../../subscriptions/order/create-subscription'
import { reactivateSubscription } from '../../subscriptions/order/reactivate-subscription'
import { type Command, codeOfRefusal, command, type Tally } from './command'
import { expectedOf, expectedStanding, trustedSince } from './expected'
import { type KnownSubscription, liveOf, type Model } from './model'
import { settle, type World } from './world'

/** Milliseconds for which a lead can be reported. */
const reportMs = 7 * 86_400_000

/** Opens the contact data ('Ver datos de contacto') of a new request that matches. */
export const takeLeadCommand = (isConfirmed: boolean, tally: Tally): Command =>
  command(
    isConfirmed ? 'take' : 'take-unconfirmed',
    tally,
    async (model, { ctx, professional, requestIds }) => {
      const id = (isConfirmed ? requestIds.confirmed : requestIds.unconfirmed).pop()
      if (!id) return false
      const now = ctx.clock.now().getTime()
      const { hasAccess } = expectedStanding(model, now)
      const trusted = trustedSince(model, now)
      const onTrust =
        trusted === null
          ? 0
          : model.leads.filter(
              (lead) => !lead.isReturned && lead.source !== 'trial' && lead.takenAt >= trusted,
            ).length
      const isCovered = hasAccess && onTrust < 5
      const call = takeLead(ctx, professional.actor, { id })
      const reserved = model.leads.filter((lead) => lead.source === 'unconfirmed' && !lead.isReturned).length
      if (!isCovered && model.freeLeads <= reserved) {
        const exhausted = hasAccess ? 'first_charge_pending' : 'trial_exhausted'
        const refusal = model.freeLeads === 0 ? exhausted : 'free_leads_reserved'
        assert.equal(await codeOfRefusal(call), refusal)
        return true
      }
      const source = !isConfirmed ? 'unconfirmed' : isCovered ? 'subscription' : 'trial'
      if (source === 'trial') model.freeLeads -= 1
      const lead = await call
      model.leads.push({ id: lead.id, source, takenAt: ctx.clock.now().getTime(), isReturned: false })
      return true
    },
  )

/** Reports a dead lead, which the site's team then returns. */
export const returnLead = (pick: number, tally: Tally): Command =>
  command(`return-lead ${pick}`, tally, async (model, { ctx, professional, admin }) => {
    const since = ctx.clock.now().getTime() - reportMs
    const fresh = model.leads.filter(({ isReturned, takenAt }) => !isReturned && takenAt >= since)
    const lead = fresh[pick % fresh.length]
    if (!lead) return false
    await reportLead(ctx, professional.actor, { id: lead.id, reason: 'no_answer' })
    const { id } = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId: lead.id } })
    await decideReport(ctx, admin, { id, decision: 'return', note: 'Sí' })
    lead.isReturned = true
    if (lead.source === 'trial') model.freeLeads += 1
    return true
  })

/** Sets how many rubros the professional has. */
export const setRubros = (units: number, tally: Tally): Command =>
  command(`rubros ${units}`, tally, async (model, world) => {
    const { ctx, professional, rubroIds } = world
    const answer = await changeRubros(ctx, professional.actor, { rubroIds: rubroIds.slice(0, units) })
    model.units = units
    // The call asks the provider about a pending subscription, so the site may learn here that it was authorised.
    await settle(model, world)
    const live = liveOf(model)
    // A change of the number of rubros cancels a pending subscription. The model learns that from the job.
    if (live && live.authorizedAt !== null) live.units = units
    const status = live && expectedOf(model, live, ctx.clock.now().getTime()).status
    const goesOn = status === 'active' || status === 'past_due' || live?.status === 'paused'
    assert.equal(answer.monthlyPriceArs * 100, (live && goesOn ? live.unitPrice : model.price) * units)
    return true
  })

export const subscribe = (tally: Tally): Command =>
  command('subscribe', tally, async (model, world) => {
    const { ctx, professional } = world
    const live = liveOf(model)
    const call = createSubscription(ctx, professional.actor, {})
    if (live && expectedOf(model, live, ctx.clock.now().getTime()).status !== 'pending')
      assert.equal(await codeOfRefusal(call), 'already_subscribed')
    else await expectLink(model, world, call)
    return true
  })

/** Checks the returned link: the old link if the subscription did not change, otherwise the link of a new one. */
async function expectLink(
  model: Model,
  world: World,
  call: Promise<{ redirectUrl: string | null }>,
): Promise<void> {
  const before = liveOf(model)
  const { all } = world.ctx.payments.subscriptions
  const openSubscription = before && all.get(before.providerId)
  const amount = model.price * model.units
  const isSame =
    before && amount === before.unitPrice * before.units && amount === openSubscription?.amountCentavos
  const { redirectUrl } = await call
  await settle(model, world)
  if (isSame) assert.equal(redirectUrl, openSubscription?.url)
  else addNewest(model, world, redirectUrl)
}

function addNewest(model: Model, { ctx }: World, redirectUrl: string | null): void {
  const newest = [...ctx.payments.subscriptions.all.values()].at(-1)
  assert(newest && newest.url === redirectUrl, 'the link is not that of a new subscription')
  const newSubscription: KnownSubscription = {
    providerId: newest.id,
    status: 'pending',
    askedAt: ctx.clock.now().getTime(),
    authorizedAt: null,
    charges: new Map(),
    unitPrice: model.price,
    units: model.units,
    next: null,
  }
  assert.equal(newest.amountCentavos, model.price * model.units)
  model.subscriptions.push(newSubscription)
}

export const cancel = (tally: Tally): Command =>
  command('cancel', tally, async (model, { ctx, professional }) => {
    const code = await codeOfRefusal(cancelSubscription(ctx, professional.actor))
    assert.equal(code, liveOf(model) ? null : 'nothing_to_cancel')
    return true
  })

export const reactivate = (tally: Tally): Command =>
  command('reactivate', tally, async (model, world) => {
    const { ctx, professional } = world
    const live = liveOf(model)
    const status = live && expectedOf(model, live, ctx.clock.now().getTime()).status
    const isGone = live && ctx.payments.subscriptions.all.get(live.providerId)?.status === 'cancelled'
    const call = reactivateSubscription(ctx, professional.actor, {})
    if (!live || status === 'pending') await expectLink(model, world, call)
    else if (live.status === 'paused')
      assert.equal(await codeOfRefusal(call), isGone ? 'provider_refused' : null)
    else if (status === 'active') assert.equal(await codeOfRefusal(call), 'already_subscribed')
    else if (status === 'past_due')
      assert.equal((await call).redirectUrl, ctx.payments.subscriptions.all.get(live.providerId)?.url)
    else {
      const { redirectUrl } = await call
      await settle(model, world)
      addNewest(model, world, redirectUrl)
    }
    return true
  })
