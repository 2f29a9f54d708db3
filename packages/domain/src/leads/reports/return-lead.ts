import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { TxCtx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'
import { notify } from '../../kernel/notices/notify'
import { monthStart } from '../../kernel/time/month-start'
import { lockProfessional } from '../../professionals/lock-professional'
import { leadReportDecidedEvent } from '../events'
import { freeSeat } from '../free-seat'
import { giveBackFreeLead } from '../taking/coverage'
import { hadContact } from './had-contact'

/**
 * Returns whether the client's mail address is known to be dead: the address is marked as a hard bounce, or a mail
 * about this request bounced.
 */
export async function hasBounced(tx: Tx, request: { id: string; email: string }): Promise<boolean> {
  if ((await findMark(tx, request.email)) === 'hard_bounce') return true
  const bounced = await tx.mail.findFirst({
    where: { to: request.email, bouncedAt: { not: null }, refs: { path: ['requestId'], equals: request.id } },
    select: { id: true },
  })
  return bounced !== null
}

/** Selects the reports that returned leads automatically in the month of `now`. */
export const automaticThisMonth = (now: Date, professionalId: string | { in: string[] }) => ({
  status: 'returned_automatically' as const,
  decidedAt: { gte: monthStart(now) },
  lead: { professionalId },
})

/** Returns the number of leads returned to the professional automatically this month. */
async function automaticReturns(tx: Tx, professionalId: string, now: Date): Promise<number> {
  return tx.leadReport.count({ where: automaticThisMonth(now, professionalId) })
}

/**
 * Returns a reported lead without an admin. Skips leads whose history shows contact, and professionals who reached
 * `automaticReturnsPerMonth`. Locks the professional's row, so that two concurrent answers cannot both use the last
 * return. Returns whether the lead was returned. The caller must hold the lock on the request.
 */
export async function returnAutomatically(ctx: TxCtx, reportId: string): Promise<boolean> {
  const { lead } = await ctx.db.leadReport.findUniqueOrThrow({
    where: { id: reportId },
    include: { lead: true },
  })
  if (await hadContact(ctx.db, lead)) return false
  await lockProfessional(ctx.db, lead.professionalId)
  const used = await automaticReturns(ctx.db, lead.professionalId, ctx.clock.now())
  if (used >= limits.automaticReturnsPerMonth) return false
  return decide(ctx, { reportId, status: 'returned_automatically', adminId: null, note: null })
}

const actionOf = {
  returned_automatically: 'lead-report-returned-automatically',
  returned_by_admin: 'lead-report-returned-by-admin',
  refused: 'lead-report-refused',
} as const

interface Decision {
  reportId: string
  status: keyof typeof actionOf
  adminId: string | null
  note: string | null
}

/**
 * Decides a pending report. Unless the report is refused, ends the lead, gives the free lead back, closes the contact
 * data and frees the seat. Returns false if the report was already decided. The caller must hold the lock on the
 * request.
 */
export async function decide(ctx: TxCtx, decision: Decision): Promise<boolean> {
  const now = ctx.clock.now()
  const { count } = await ctx.db.leadReport.updateMany({
    where: { id: decision.reportId, status: 'pending' },
    data: {
      status: decision.status,
      decidedAt: now,
      decidedById: decision.adminId,
      decisionNote: decision.note,
    },
  })
  if (count === 0) return false
  const report = await ctx.db.leadReport.findUniqueOrThrow({
    where: { id: decision.reportId },
    include: { lead: { include: { professional: { include: { user: true } } } } },
  })
  if (decision.status !== 'refused') await giveBack(ctx, report.lead)
  await recordAudit(ctx, {
    adminId: decision.adminId,
    action: actionOf[decision.status],
    subject: auditSubject('lead', report.leadId),
    data: { reportId: report.id, reason: report.reason, note: decision.note },
  })
  await tellProfessional(ctx, report.lead, report.id, decision.status !== 'refused')
  return true
}

interface ReturnedLead {
  id: string
  requestId: string
  professionalId: string
  source: 'trial' | 'subscription' | 'unconfirmed'
  professional: { userId: string; user: { email: string } }
}

async function giveBack(ctx: TxCtx, lead: ReturnedLead): Promise<void> {
  const isFreed = await freeSeat(ctx, lead)
  if (isFreed && lead.source === 'trial') await giveBackFreeLead(ctx.db, lead.professionalId)
}

async function tellProfessional(
  ctx: TxCtx,
  lead: ReturnedLead,
  reportId: string,
  isReturned: boolean,
): Promise<void> {
  await notify(ctx, leadReportDecidedEvent, {
    userId: lead.professional.userId,
    key: reportId,
    data: { reportId, requestId: lead.requestId, isReturned },
  })
}
