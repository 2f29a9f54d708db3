import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { purgePages } from '../pages/purge-pages'
import { pageTags } from '../pages/tags'
import { returnFee } from './settle-urgent'
import { lockOwnRequest } from './viewer'

interface Promised {
  isUrgent: boolean
  urgentDueAt: Date | null
  urgentOutcome: string | null
  urgentAt: Date | null
}

/** Returns whether the client may say now that nobody called: from the end of the promised time on, for a day. */
export function canReportNoCall(now: Date, request: Promised): boolean {
  const { isUrgent, urgentDueAt, urgentOutcome, urgentAt } = request
  if (!isUrgent || !urgentDueAt || !urgentAt || urgentDueAt > now) return false
  // Somebody marked 'Contactado', and the client says otherwise.
  if (urgentOutcome !== null && urgentOutcome !== 'answered') return false
  return now.getTime() <= urgentAt.getTime() + limits.urgentComplaintHours * 3_600_000
}

/**
 * The client of an urgent request says that nobody called ('Nadie me llamó'): the fee goes back, once. Throws
 * request_not_found, transition_not_allowed.
 */
export async function reportNoCall(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  await ctx.db.$transaction(async (tx) => {
    const request = await lockOwnRequest(ctx, tx, actor, id)
    if (request.urgentOutcome === 'refunded') return
    if (!canReportNoCall(ctx.clock.now(), request)) throw new AppError('transition_not_allowed')
    await returnFee(ctx, tx, request, 'complained')
    await purgePages(tx, [pageTags.serviceRequest(id)])
  })
  return { success: true }
}
