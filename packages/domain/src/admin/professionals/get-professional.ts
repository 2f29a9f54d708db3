import type { ProfessionalForAdmin } from '@oficio/contracts/admin/professionals'
import { AppError } from '@oficio/contracts/errors'
import { isDoubtfulCuit } from '@oficio/contracts/text/doubtful-cuit'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { getProfessionalState } from '../../professionals/approval/get-professional-state'
import { listChecks } from '../../professionals/checks/list-checks'
import { missingOf } from '../../professionals/missing-of'
import { professionalAuditSubject } from '../../professionals/plan/professional-subject'
import { wasSuspendedBefore } from '../../professionals/plan/spent-trial'
import { findSamePeople } from './find-same-people'
import { findProfessionalRow } from './list-professionals'

/** Returns a professional with all that an admin decides by. Throws not_found. */
export async function getProfessional(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ProfessionalForAdmin> {
  requireAdmin(actor)
  const row = await findProfessionalRow(ctx, id)
  if (!row) throw new AppError('not_found')
  const [account, stored, leads, audit, checks] = await Promise.all([
    getProfessionalState(ctx, actor, { id }),
    ctx.db.professional.findUniqueOrThrow({ where: { id } }),
    countLeads(ctx, id),
    listAudit(ctx, [professionalAuditSubject(id)]),
    listChecks(ctx, actor, { id }),
  ])
  return {
    ...row,
    ...leads,
    account,
    checks,
    missing: await missingOf(ctx.db, stored),
    userId: stored.userId,
    phoneNational: stored.phone && nationalPhone(stored.phone),
    cuit: stored.cuit,
    address: stored.address,
    serviceRadiusKm: stored.serviceRadiusKm,
    description: stored.description,
    rating: Number(stored.avgRating),
    reviewCount: stored.reviewCount,
    medianResponseMinutes: stored.medianResponseMinutes,
    freeLeadsLeft: stored.freeLeadsLeft,
    approvedAt: stored.approvedAt?.toISOString() ?? null,
    wasSuspendedBefore: await wasSuspendedBefore(ctx, stored),
    hasDoubtfulCuit: stored.cuit !== null && isDoubtfulCuit(stored.cuit),
    samePeople: await findSamePeople(ctx, stored),
    nextWaiting: await findNextWaiting(ctx, id),
    audit,
  }
}

/** In the order of the list that the panel leads to. */
async function findNextWaiting(ctx: Ctx, id: string): Promise<ProfessionalForAdmin['nextWaiting']> {
  const where = { status: 'pending_approval', id: { not: id } } as const
  const [next, count] = await Promise.all([
    ctx.db.professional.findFirst({
      where,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    }),
    ctx.db.professional.count({ where }),
  ])
  return next && { id: next.id, count }
}

type LeadFigures = Pick<ProfessionalForAdmin, 'contactedCount' | 'returnedCount' | 'completedCount'>

async function countLeads(ctx: Ctx, id: string): Promise<LeadFigures> {
  const [row] = await ctx.db.$queryRaw<LeadFigures[]>`
    SELECT (count(*) FILTER (WHERE l.contacted_at IS NOT NULL))::int AS "contactedCount",
      (count(*) FILTER (WHERE l.status = 'returned'))::int AS "returnedCount",
      (count(*) FILTER (WHERE r.status = 'completed' AND r.chosen_lead_id = l.id
        AND r.completed_by IS DISTINCT FROM 'system'))::int AS "completedCount"
    FROM leads l JOIN service_requests r ON r.id = l.request_id WHERE l.professional_id = ${id}::uuid`
  return row ?? { contactedCount: 0, returnedCount: 0, completedCount: 0 }
}
