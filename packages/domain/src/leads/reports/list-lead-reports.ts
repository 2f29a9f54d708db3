import type { LeadReportForAdmin } from '@oficio/contracts/leads/reports'
import type { PlanHold } from '@oficio/contracts/professionals/approval'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { viewProfessionalState } from '../../professionals/approval/get-professional-state'
import { findPlanHolds } from '../../professionals/approval/plan-hold'
import { automaticReturns, automaticThisMonth } from './return-lead'

const include = {
  lead: {
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, lastName: true } } } },
    },
  },
} as const

type LoadedReport = Prisma.LeadReportGetPayload<{ include: typeof include }>

/** Returns one report as an admin reads it. */
export async function viewReport(ctx: TxCtx, id: string): Promise<LeadReportForAdmin> {
  const report = await ctx.db.leadReport.findUniqueOrThrow({ where: { id }, include })
  const { professionalId } = report.lead
  return toView(report, {
    returned: await automaticReturns(ctx.db, professionalId, ctx.clock.now()),
    plan: (await findPlanHolds(ctx.db, [professionalId])).get(professionalId),
  })
}

/** Returns reports that wait for a decision, oldest first, or the last 100 decided ones. */
export async function listLeadReports(
  ctx: Ctx,
  actor: Actor,
  input: { status: 'pending' | 'decided' },
): Promise<{ reports: LeadReportForAdmin[] }> {
  requireAdmin(actor)
  const isPending = input.status === 'pending'
  const reports = await ctx.db.leadReport.findMany({
    where: { status: isPending ? 'pending' : { not: 'pending' } },
    orderBy: isPending ? { createdAt: 'asc' } : { decidedAt: 'desc' },
    include,
    take: 100,
  })
  const ids = [...new Set(reports.map(({ lead }) => lead.professionalId))]
  const [returned, plans] = await Promise.all([returnedThisMonth(ctx, ids), findPlanHolds(ctx.db, ids)])
  const known = ({ lead: { professionalId } }: LoadedReport) => ({
    returned: returned.get(professionalId) ?? 0,
    plan: plans.get(professionalId),
  })
  return { reports: reports.map((report) => toView(report, known(report))) }
}

/** Returns for each of the professionals how many leads were given back to them automatically in this month. */
async function returnedThisMonth(ctx: Ctx, professionalIds: string[]): Promise<Map<string, number>> {
  const rows = await ctx.db.leadReport.findMany({
    where: automaticThisMonth(ctx.clock.now(), { in: professionalIds }),
    select: { lead: { select: { professionalId: true } } },
  })
  const counts = new Map<string, number>()
  for (const { lead } of rows) counts.set(lead.professionalId, (counts.get(lead.professionalId) ?? 0) + 1)
  return counts
}

interface OfProfessional {
  /** Leads that were given back to them automatically in this month. */
  returned: number
  plan: PlanHold | undefined
}

function toView(report: LoadedReport, { returned, plan = 'none' }: OfProfessional): LeadReportForAdmin {
  const { request, professional } = report.lead
  return {
    id: report.id,
    leadId: report.leadId,
    requestId: request.id,
    requestTitle: request.title,
    professional: viewProfessionalState(professional, plan),
    clientName: `${request.contactName} ${request.contactLastName}`.trim(),
    clientPhone: nationalPhone(request.phone),
    reason: report.reason,
    note: report.note,
    status: report.status,
    answer: report.answer,
    automaticReturnsThisMonth: returned,
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decisionNote: report.decisionNote,
  }
}
