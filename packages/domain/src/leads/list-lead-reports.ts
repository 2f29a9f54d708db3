import type { LeadReportForAdmin } from '@oficio/contracts/leads'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { nationalPhone } from '../phones/normalise-phone'
import { automaticReturns } from './return-lead'

const include = {
  lead: {
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, lastName: true } } } },
    },
  },
} as const

/** Returns one report as an admin reads it. */
export async function viewReport(ctx: Ctx, tx: Tx, id: string): Promise<LeadReportForAdmin> {
  const report = await tx.leadReport.findUniqueOrThrow({ where: { id }, include })
  const { request, professional } = report.lead
  return {
    id: report.id,
    leadId: report.leadId,
    requestId: request.id,
    requestTitle: request.title,
    professionalName: `${professional.user.firstName} ${professional.user.lastName}`,
    clientName: `${request.contactName} ${request.contactLastName}`.trim(),
    clientPhone: nationalPhone(request.phone),
    reason: report.reason,
    note: report.note,
    status: report.status,
    answer: report.answer,
    automaticReturnsThisMonth: await automaticReturns(tx, professional.id, ctx.clock.now()),
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decisionNote: report.decisionNote,
  }
}

/** Returns reports that wait for a decision, oldest first, or the last 100 decided ones. */
export async function listLeadReports(
  ctx: Ctx,
  _actor: Actor,
  input: { status: 'pending' | 'decided' },
): Promise<{ reports: LeadReportForAdmin[] }> {
  const isPending = input.status === 'pending'
  const rows = await ctx.db.leadReport.findMany({
    where: { status: isPending ? 'pending' : { not: 'pending' } },
    orderBy: isPending ? { createdAt: 'asc' } : { decidedAt: 'desc' },
    select: { id: true },
    take: 100,
  })
  return { reports: await Promise.all(rows.map(({ id }) => viewReport(ctx, ctx.db, id))) }
}
