import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../context/ctx'
import { type UrgentHours, urgentHours } from './urgent-hours'

/** What a client is told beside the switch, before paying. */
export interface UrgentOffer {
  priceArs: number
  hours: UrgentHours
  /** Within how many minutes somebody answers, or the fee goes back; null where nothing is promised. */
  refundMinutes: number | null
  /** Share of urgent requests that were answered in time, whole percent; null while there are too few to say. */
  answeredPercent: number | null
}

/** Returns price, hours, guarantee, and how well it was kept lately. */
export async function getUrgentOffer(ctx: Ctx): Promise<UrgentOffer> {
  const [priceArs, hours, minutes, answeredPercent] = await Promise.all([
    ctx.settings.get('urgencyFeeArs'),
    urgentHours(ctx),
    ctx.settings.get('urgentRefundMinutes'),
    shareAnswered(ctx),
  ])
  return { priceArs, hours, refundMinutes: minutes === 0 ? null : minutes, answeredPercent }
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
