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
 * Charges the leads that were opened before the client confirmed, in the transaction of the confirmation, since until
 * then nobody knows whether the client is real; with `leadId` only that one, which counts because its professional
 * does the work. The caller holds the lock of the request. A repetition takes nothing more. A lead without any
 * remaining allowance stays open and costs nothing: the professional has read the contact, and the client counts on
 * them. A suspended professional's lead costs nothing either, without a notice: the contact is closed to them.
 */
export async function chargeUnconfirmed(
  ctx: TxCtx,
  { requestId, leadId }: { requestId: string; leadId?: string },
): Promise<void> {
  const leads = await ctx.db.lead.findMany({
    where: { requestId, status: 'active', source: 'unconfirmed', ...(leadId && { id: leadId }) },
    // Always in the same order: two requests that the same professionals opened lock these one by one.
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
    // The client is not confirmed yet, so a professional whom it costs nothing is not notified.
    else if (isCharged) await notify(ctx, leadCountedEvent, { ...recipient, data: { requestId } })
  }
}

/** Returns what the lead takes, null for nothing, and whose it is; null where its professional is suspended. */
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
