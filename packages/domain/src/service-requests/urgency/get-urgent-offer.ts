import { serverLimits } from '@oficio/contracts/server-limits'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { isWithinHours } from '@oficio/contracts/service-requests/urgent-hours'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'

/** Returns price, hours and guarantee of urgent requests, without the share of requests that were answered in time. */
export async function getUrgentTerms(ctx: Ctx): Promise<UrgentOffer> {
  const [urgencyFeeArs, urgentFromHour, urgentUntilHour, urgentRefundMinutes] = await Promise.all([
    ctx.settings.get('urgencyFeeArs'),
    ctx.settings.get('urgentFromHour'),
    ctx.settings.get('urgentUntilHour'),
    ctx.settings.get('urgentRefundMinutes'),
  ])
  return urgentTerms({ urgencyFeeArs, urgentFromHour, urgentUntilHour, urgentRefundMinutes }, ctx.clock.now())
}

type UrgentSettings = Pick<
  SettingValues,
  'urgencyFeeArs' | 'urgentFromHour' | 'urgentUntilHour' | 'urgentRefundMinutes'
>

export function urgentTerms(settings: UrgentSettings, now: Date): UrgentOffer {
  const { urgencyFeeArs, urgentFromHour: from, urgentUntilHour: until, urgentRefundMinutes } = settings
  return {
    priceArs: urgencyFeeArs,
    hours: { from, until, isOpen: isWithinHours({ from, until }, now) },
    refundMinutes: urgentRefundMinutes === 0 ? null : urgentRefundMinutes,
    answeredPercent: null,
  }
}

/**
 * Returns the percentage of recent urgent requests that were answered in time, or null if there are too few. Does not
 * count requests that the client cancelled before anybody could answer, because they say nothing about the
 * professionals.
 */
export async function getAnsweredShare(ctx: Ctx): Promise<number | null> {
  const since = subDays(ctx.clock.now(), serverLimits.urgentShareDays)
  const counts = await ctx.db.serviceRequest.groupBy({
    by: ['urgentOutcome'],
    where: { urgentAt: { gte: since }, urgentOutcome: { in: ['answered', 'refunded'] } },
    _count: true,
  })
  const countOf = (outcome: string) =>
    counts.find(({ urgentOutcome }) => urgentOutcome === outcome)?._count ?? 0
  const total = countOf('answered') + countOf('refunded')
  return total < serverLimits.urgentShareMin ? null : Math.round((countOf('answered') / total) * 100)
}
