import type { Lead } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { lockProfessional } from '../../professionals/lock-professional'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { leadConfirmedEvent, leadCountedEvent } from '../events'
import { coverageOf, takeFreeLead } from './coverage'
import { leadSubscription } from './lead-subscription'

/**
 * Charges the leads that professionals took before the client confirmed. Runs in the transaction of the confirmation,
 * because only then is the client known to be real. With `leadId`, charges only that lead, because its professional
 * does the work. Charging again takes nothing more. A lead without remaining allowance stays open and costs nothing,
 * because the professional has read the contact data and the client relies on them. A suspended professional pays
 * nothing and gets no notification, because they cannot see the contact data. The caller must hold the lock on the
 * request.
 */
export async function chargeUnconfirmed(
  ctx: TxCtx,
  { requestId, leadId }: { requestId: string; leadId?: string },
): Promise<void> {
  const leads = await ctx.db.lead.findMany({
    where: { requestId, status: 'active', source: 'unconfirmed', ...(leadId && { id: leadId }) },
    // A fixed order prevents deadlocks: two requests with the same professionals lock these one by one.
    orderBy: { professionalId: 'asc' },
  })
  for (const lead of leads) {
    const chargedLead = await charge(ctx, lead)
    if (!chargedLead) continue
    const { userId, source } = chargedLead
    const isCharged = source === 'trial'
    const recipient = { userId, key: lead.id }
    if (leadId === undefined)
      await notify(ctx, leadConfirmedEvent, { ...recipient, data: { requestId, isCharged } })
    // The client is not confirmed yet, so a professional who pays nothing is not notified.
    else if (isCharged) await notify(ctx, leadCountedEvent, { ...recipient, data: { requestId } })
  }
}

/**
 * Returns the source that pays for the lead (null for none) and the professional's user id. Returns null if the
 * professional is suspended.
 */
async function charge(ctx: TxCtx, { id, professionalId, requestId }: Lead) {
  const professional = await lockProfessional(ctx.db, professionalId)
  if (professional.status === 'suspended') return null
  const standing = await subjectStanding(ctx.db, professionalSubject(professionalId), ctx.clock.now())
  const { rubroId } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  const source = coverageOf(professional, await leadSubscription(ctx, professionalId, rubroId, standing))
  if (source === 'trial') await takeFreeLead(ctx, professionalId)
  if (source) await ctx.db.lead.update({ where: { id }, data: { source } })
  return { userId: professional.userId, source }
}
