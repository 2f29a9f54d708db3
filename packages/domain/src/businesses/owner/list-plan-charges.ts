import type { ChargeView } from '@oficio/contracts/subscriptions/charges'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewCharges } from '../../subscriptions/charges/view-charge'
import { loadSubscriptions } from '../../subscriptions/standing/subject-standing'
import { kindOf } from '../../subscriptions/subscription-kind'
import { businessSubject } from '../business-subject'
import { visibleBusiness } from '../own-business'

/**
 * Returns all plan charges of the caller's business, newest first. An admin may read the charges of any business.
 * Throws unauthenticated, business_not_found.
 */
export async function listPlanCharges(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<ChargeView[]> {
  await visibleBusiness(ctx.db, actor, id)
  const subject = businessSubject(id)
  const ofSubject = await loadSubscriptions(ctx.db, { ...subject, subjectIds: [id] })
  return viewCharges(ofSubject, kindOf(ctx, subject).historyTitle)
}
