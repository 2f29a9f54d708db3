import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { addHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { lockOwnRequest } from '../viewer'
import { returnFee } from './settle-urgent'
import { toldContact } from './told-contact'

interface Promised {
  id: string
  isUrgent: boolean
  urgentDueAt: Date | null
  urgentOutcome: string | null
  urgentAt: Date | null
}

/** Returns whether this is the time to say that nobody called: from the end of the promised time on, for a day. */
function isComplaintTime(now: Date, request: Promised): boolean {
  const { isUrgent, urgentDueAt, urgentOutcome, urgentAt } = request
  if (!isUrgent || !urgentDueAt || !urgentAt || urgentDueAt > now) return false
  // Somebody marked 'Contactado', and the client says otherwise.
  if (urgentOutcome !== null && urgentOutcome !== 'answered') return false
  return now <= addHours(urgentAt, limits.urgentComplaintHours)
}

/** Returns whether the client may say now that nobody called: in its time, and not against their own word. */
export async function canReportNoCall(ctx: Ctx, request: Promised): Promise<boolean> {
  return isComplaintTime(ctx.clock.now(), request) && !(await toldContact(ctx.db, request.id))
}

/**
 * Returns from when the client may say that nobody called, although a professional said that they did; null where it
 * may be said now, or never.
 */
export async function noCallFrom(ctx: Ctx, request: Promised): Promise<string | null> {
  const { isUrgent, urgentDueAt, urgentOutcome } = request
  if (!isUrgent || urgentOutcome !== null || !urgentDueAt || urgentDueAt <= ctx.clock.now()) return null
  return (await toldContact(ctx.db, request.id)) ? null : urgentDueAt.toISOString()
}

/**
 * The client of an urgent request says that nobody called ('Nadie me llamó'): the fee goes back, once. Throws
 * request_not_found, transition_not_allowed, and contact_was_told to whoever said otherwise before.
 */
export async function reportNoCall(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, id)
    if (request.urgentOutcome === 'refunded') return
    if (!isComplaintTime(ctx.clock.now(), request)) throw new AppError('transition_not_allowed')
    if (await toldContact(ctx.db, id)) throw new AppError('contact_was_told')
    await returnFee(ctx, request, 'complained')
    await purgePages(ctx.db, [pageTags.serviceRequest(id)])
  })
  return { success: true }
}
