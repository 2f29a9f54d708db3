import { limits } from '@oficio/contracts/limits'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import type { Ctx } from '../context/ctx'
import { urgentHours } from './urgent-hours'

/** Returns price, hours and guarantee: what makes an offer, without how well it was kept. */
export async function getUrgentTerms(ctx: Ctx): Promise<UrgentOffer> {
  const [priceArs, hours, minutes] = await Promise.all([
    ctx.settings.get('urgencyFeeArs'),
    urgentHours(ctx),
    ctx.settings.get('urgentRefundMinutes'),
  ])
  return { priceArs, hours, refundMinutes: minutes === 0 ? null : minutes, answeredPercent: null }
}

/** Returns what a client is told beside the switch, before paying. */
export async function getUrgentOffer(ctx: Ctx): Promise<UrgentOffer> {
  const [terms, answeredPercent] = await Promise.all([getUrgentTerms(ctx), shareAnswered(ctx)])
  return { ...terms, answeredPercent }
}

/** Requests that their client cancelled before anybody could answer say nothing about the professionals. */
async function shareAnswered(ctx: Ctx): Promise<number | null> {
  const since = new Date(ctx.clock.now().getTime() - limits.urgentShareDays * 86_400_000)
  const counts = await ctx.db.serviceRequest.groupBy({
    by: ['urgentOutcome'],
    where: { urgentAt: { gte: since }, urgentOutcome: { in: ['answered', 'refunded'] } },
    _count: true,
  })
  const of = (outcome: string) => counts.find(({ urgentOutcome }) => urgentOutcome === outcome)?._count ?? 0
  const total = of('answered') + of('refunded')
  return total < limits.urgentShareMin ? null : Math.round((of('answered') / total) * 100)
}
