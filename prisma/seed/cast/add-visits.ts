import { tapKinds } from '@oficio/contracts/businesses/visits/visit-kinds'
import { serverLimits } from '@oficio/contracts/server-limits'
import { mondayOf } from '@oficio/domain/businesses/visits/visit-day'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { subDays } from '@oficio/domain/kernel/time/days'
import { businesses } from './businesses'

const weekMs = 7 * 86_400_000

/** Visits in a typical week to each business, in the order of the list. */
const usual = [34, 96, 61]

/** Adds weeks of visits to the demo's businesses, varying and with a rising trend. */
export async function addVisits({ db, clock }: Ctx): Promise<void> {
  for (const [at, { name, days }] of businesses.entries()) {
    const { id: businessId } = await db.business.findFirstOrThrow({ where: { name } })
    const weeks = Math.min(serverLimits.visitWeeks, Math.floor(days / 7))
    await db.businessVisits.createMany({
      data: Array.from({ length: weeks }, (_none, weeksAgo) => {
        const week = new Date(`${mondayOf(subDays(clock.now(), 7 * weeksAgo))}T00:00:00Z`)
        // The current week is incomplete.
        const shareOfWeek = Math.min(1, (clock.now().getTime() - week.getTime()) / weekMs)
        const visits = Math.round(
          ((usual[at] ?? 40) * shareOfWeek * (24 - weeksAgo + ((weeksAgo * 7 + at) % 5))) / 24,
        )
        const taps = tapKinds.map((kind, way) => ({ kind, count: Math.floor(visits / (6 + 5 * way)) }))
        return [{ kind: 'visit' as const, count: visits }, ...taps]
          .filter(({ count }) => count > 0)
          .map((clicks) => ({ businessId, week, ...clicks }))
      }).flat(),
    })
  }
}
