import { serverLimits } from '@oficio/contracts/server-limits'
import { subDays, subHours } from 'date-fns'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { forEachId } from '../kernel/jobs/for-each-id'
import { notify } from '../kernel/notices/notify'
import { lockRequest } from '../service-requests/lock-request'
import { clientOf } from '../service-requests/notice-words'
import { reviewAskedEvent } from './events'
import { reviewableLeads } from './reviewable-leads'

/** Requests due more than 2 days ago are skipped, so that an outage of the clock never causes late questions. */
const lateDays = 2

/**
 * Asks clients for a review, once each, `reviewAskHours` after their request was completed. Skips clients who have
 * already written one.
 */
export async function askForReviews(ctx: Ctx): Promise<void> {
  const due = subHours(ctx.clock.now(), serverLimits.reviewAskHours)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.serviceRequest.findMany({
        where: { status: 'completed', closedAt: { lte: due, gt: subDays(due, lateDays) }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => ask(ctx, id)),
  })
}

export const askForReviewsClock = atTimes(
  { name: 'ask-for-reviews', label: 'Pedir reseñas', at: '*/20 * * * *' },
  askForReviews,
)

async function ask(ctx: TxCtx, id: string): Promise<void> {
  const request = await lockRequest(ctx.db, id)
  const leads = request ? await reviewableLeads(ctx.db, request) : []
  if (!request || leads.length === 0 || leads.some(({ review }) => review !== null)) return
  await notify(ctx, reviewAskedEvent, { ...clientOf(request), key: id, data: { requestId: id } })
}
