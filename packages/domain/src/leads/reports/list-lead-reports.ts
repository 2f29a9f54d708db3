import { AppError } from '@oficio/contracts/errors'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type { LeadReportForAdmin, LeadReportQuery, leadReportList } from '@oficio/contracts/leads/reports'
import type { PlanHold } from '@oficio/contracts/professionals/approval'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { viewProfessionalState } from '../../professionals/approval/get-professional-state'
import { findPlanHolds } from '../../professionals/approval/plan-hold'
import { automaticThisMonth } from './return-lead'

const include = {
  lead: {
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, lastName: true } } } },
    },
  },
} as const

type LoadedReport = Prisma.LeadReportGetPayload<{ include: typeof include }>

const source: ListSource<keyof typeof leadReportList.sorts> = {
  columns: Prisma.sql`report.id`,
  from: Prisma.sql`lead_reports report JOIN leads l ON l.id = report.lead_id
    JOIN service_requests r ON r.id = l.request_id
    JOIN professionals p ON p.id = l.professional_id JOIN users u ON u.id = p.user_id`,
  id: { value: Prisma.sql`report.id`, type: 'uuid' },
  orders: {
    oldest: { key: { value: Prisma.sql`report.created_at`, type: 'timestamptz' }, isDescending: false },
    newest: { key: { value: Prisma.sql`report.created_at`, type: 'timestamptz' }, isDescending: true },
  },
}

const aboutReport = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, p.company_name, r.contact_name,
  r.contact_last_name, r.title)`

/** Returns a page of reports; only pending reports by default. */
export async function listLeadReports(
  ctx: Ctx,
  actor: Actor,
  { state = 'pending', reason, search, ...paging }: LeadReportQuery,
  take?: number,
): Promise<ListPage<LeadReportForAdmin>> {
  requireAdmin(actor)
  const conditions = [
    Prisma.sql`report.status ${state === 'pending' ? Prisma.sql`=` : Prisma.sql`<>`} 'pending'`,
    ...(reason ? [Prisma.sql`report.reason = ${reason}::lead_report_reason`] : []),
    ...(search ? [holdsEveryWord(aboutReport, search)] : []),
  ]
  const reportPage = await findPage<{ id: string }, LeadReportQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  const ids = reportPage.rows.map(({ id }) => id)
  return { rows: await viewReports(ctx, ids), nextCursor: reportPage.nextCursor }
}

/** Returns one report as an admin sees it. Throws not_found. */
export async function getLeadReport(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<LeadReportForAdmin> {
  requireAdmin(actor)
  const [report] = await viewReports(ctx, [id])
  if (!report) throw new AppError('not_found')
  return report
}

/** Returns the reports with these ids as an admin sees them, in the order of the ids. */
async function viewReports(ctx: Ctx, ids: readonly string[]): Promise<LeadReportForAdmin[]> {
  const reports = await ctx.db.leadReport.findMany({ where: { id: { in: [...ids] } }, include })
  const professionalIds = [...new Set(reports.map(({ lead }) => lead.professionalId))]
  const [returnedCounts, plans] = await Promise.all([
    returnedThisMonth(ctx, professionalIds),
    findPlanHolds(ctx.db, professionalIds),
  ])
  const views = reports.map((report): [string, LeadReportForAdmin] => {
    const { professionalId } = report.lead
    const history = {
      returnedCount: returnedCounts.get(professionalId) ?? 0,
      plan: plans.get(professionalId),
    }
    return [report.id, toView(report, history)]
  })
  const byId = new Map(views)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns, per professional, the number of leads returned automatically this month. */
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
  /** Leads returned to the professional automatically this month. */
  returnedCount: number
  plan: PlanHold | undefined
}

function toView(report: LoadedReport, { returnedCount, plan = 'none' }: OfProfessional): LeadReportForAdmin {
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
    automaticReturnsThisMonth: returnedCount,
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decisionNote: report.decisionNote,
  }
}
