import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { addHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { lockOwnRequest } from '../viewer'
import { hasConfirmedContact } from './confirmed-contact'
import { returnFee } from './settle-urgent'

interface UrgentPromise {
  id: string
  isUrgent: boolean
  urgentDueAt: Date | null
  urgentOutcome: string | null
  urgentAt: Date | null
}

/**
 * Returns whether the client may complain that nobody called. The window opens at `urgentDueAt` and closes
 * `limits.urgentComplaintHours` after the request became urgent.
 */
function isComplaintWindowOpen(now: Date, request: UrgentPromise): boolean {
  const { isUrgent, urgentDueAt, urgentOutcome, urgentAt } = request
  if (!isUrgent || !urgentDueAt || !urgentAt || urgentDueAt > now) return false
  // The client may contradict a recorded contact ('answered'). Every other outcome has ended the promise.
  if (urgentOutcome !== null && urgentOutcome !== 'answered') return false
  return now <= addHours(urgentAt, limits.urgentComplaintHours)
}

/** Returns whether the client may complain now: the window is open, and they never confirmed a contact. */
export async function canReportNoCall(ctx: Ctx, request: UrgentPromise): Promise<boolean> {
  return isComplaintWindowOpen(ctx.clock.now(), request) && !(await hasConfirmedContact(ctx.db, request.id))
}

/**
 * Returns when the complaint window opens. Returns null if it is open already, or if the client can never complain.
 */
export async function noCallFrom(ctx: Ctx, request: UrgentPromise): Promise<string | null> {
  const { isUrgent, urgentDueAt, urgentOutcome } = request
  if (!isUrgent || urgentOutcome !== null || !urgentDueAt || urgentDueAt <= ctx.clock.now()) return null
  return (await hasConfirmedContact(ctx.db, request.id)) ? null : urgentDueAt.toISOString()
}

/**
 * Returns the urgency fee because the client reports that nobody called ('Nadie me llamó'). A second report changes
 * nothing. Throws request_not_found; transition_not_allowed outside the complaint window; contact_was_told if the client
 * confirmed a contact before.
 */
export async function reportNoCall(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, id)
    if (request.urgentOutcome === 'refunded') return
    if (!isComplaintWindowOpen(ctx.clock.now(), request)) throw new AppError('transition_not_allowed')
    if (await hasConfirmedContact(ctx.db, id)) throw new AppError('contact_was_told')
    await returnFee(ctx, request, 'complained')
    await purgePages(ctx.db, [pageTags.serviceRequest(id)])
  })
  return { success: true }
}
