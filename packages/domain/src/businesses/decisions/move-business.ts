import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import { AppError } from '@oficio/contracts/errors'
import type { AuditAction } from '@oficio/contracts/kernel/audit-words'
import type { Business, Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { isRepeatedDecision } from '../../kernel/audit/is-repeated-decision'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { businessAuditSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'
import { purgeBusiness } from '../purge-business'
import { getBusinessState } from './get-business-state'

interface Move {
  action: AuditAction
  /** Facts for the audit entry, in addition to the reason. */
  facts?: Prisma.InputJsonObject
  /** Whether the business is already in the state that the decision leads to. */
  isDone(business: Business): boolean
  /** Whether the business is in a state that allows the decision. */
  isOpen(business: Business): boolean
  /** Applies the decision; `happeningId` deduplicates the notices. */
  carryOut(ctx: TxCtx, business: Business): Promise<void>
  tell?(ctx: TxCtx, business: Business, happeningId: string): Promise<void>
}

/**
 * Applies an admin's decision about a business, with its audit entry and its notices, in one transaction. A second
 * click of the same admin is a no-op; another admin gets an error. Throws business_not_found, business_status_changed.
 */
export async function decideBusiness(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  { action, facts, isDone, isOpen, carryOut, tell }: Move,
): Promise<BusinessState> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const business = await lockBusiness(ctx.db, id)
    const subject = businessAuditSubject(id)
    if (isDone(business) && (await isRepeatedDecision(ctx, { adminId, action, subject, reason }))) return
    if (isDone(business) || !isOpen(business)) throw new AppError('business_status_changed')
    await carryOut(ctx, business)
    await purgeBusiness(ctx, id, { isLinkChange: true })
    const happeningId = await recordAudit(ctx, { adminId, action, subject, data: { ...facts, reason } })
    await tell?.(ctx, business, happeningId)
  })
  return getBusinessState(ctx, actor, { id })
}
