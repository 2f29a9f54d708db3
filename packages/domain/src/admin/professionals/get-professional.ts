import type { ProfessionalForAdmin, SamePerson, SharedMark } from '@oficio/contracts/admin/professionals'
import { AppError } from '@oficio/contracts/errors'
import { isDoubtfulCuit } from '@oficio/contracts/text/doubtful-cuit'
import type { Professional } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { getProfessionalState } from '../../professionals/approval/get-professional-state'
import { listChecks } from '../../professionals/checks/list-checks'
import { missingOf } from '../../professionals/missing-of'
import { professionalAuditSubject } from '../../professionals/plan/professional-subject'
import { findEarlierHolders, wasSuspendedBefore } from '../../professionals/plan/spent-trial'
import { findProfessionalRow } from './list-professionals'

/** Limits of the sessions that are read per professional, and of the people that are listed per shared mark. */
const sessionsRead = 50

const peopleNamed = 5

/** Returns a professional with everything that an admin needs for decisions. Throws not_found. */
export async function getProfessional(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ProfessionalForAdmin> {
  requireAdmin(actor)
  const row = await findProfessionalRow(ctx, id)
  if (!row) throw new AppError('not_found')
  const [account, storedProfessional, leads, audit, checks] = await Promise.all([
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
    missing: await missingOf(ctx.db, storedProfessional),
    userId: storedProfessional.userId,
    phoneNational: storedProfessional.phone && nationalPhone(storedProfessional.phone),
    cuit: storedProfessional.cuit,
    address: storedProfessional.address,
    serviceRadiusKm: storedProfessional.serviceRadiusKm,
    description: storedProfessional.description,
    rating: Number(storedProfessional.avgRating),
    reviewCount: storedProfessional.reviewCount,
    medianResponseMinutes: storedProfessional.medianResponseMinutes,
    freeLeadsLeft: storedProfessional.freeLeadsLeft,
    approvedAt: storedProfessional.approvedAt?.toISOString() ?? null,
    wasSuspendedBefore: await wasSuspendedBefore(ctx, storedProfessional),
    hasDoubtfulCuit: storedProfessional.cuit !== null && isDoubtfulCuit(storedProfessional.cuit),
    samePeople: await findSamePeople(ctx, storedProfessional),
    audit,
  }
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

/**
 * Returns other professionals who may be the same person. They had this CUIT or phone before, or log in from the same
 * device or network. It is only a hint for an admin, because families and shops share devices and networks.
 */
async function findSamePeople(ctx: Ctx, professional: Professional): Promise<SamePerson[]> {
  const byContact = await namesOf(ctx, 'contact', { id: { in: await findEarlierHolders(ctx, professional) } })
  const sessions = await ctx.db.session.findMany({
    where: { userId: professional.userId },
    orderBy: { createdAt: 'desc' },
    select: { ipPrefix: true, deviceHash: true },
    take: sessionsRead,
  })
  const devices = [...new Set(sessions.flatMap(({ deviceHash }) => deviceHash ?? []))]
  const networks = [...new Set(sessions.flatMap(({ ipPrefix }) => ipPrefix ?? []))]
  const idsOf = (people: readonly SamePerson[]) => people.map(({ id }) => id)
  const byDevice = await namesOf(ctx, 'device', {
    id: { notIn: [professional.id, ...idsOf(byContact)] },
    user: { sessions: { some: { deviceHash: { in: devices } } } },
  })
  const byNetwork = await namesOf(ctx, 'network', {
    id: { notIn: [professional.id, ...idsOf(byContact), ...idsOf(byDevice)] },
    user: { sessions: { some: { ipPrefix: { in: networks } } } },
  })
  return [...byContact, ...byDevice, ...byNetwork]
}

async function namesOf(
  ctx: Ctx,
  shares: SharedMark,
  where: NonNullable<Parameters<Ctx['db']['professional']['findMany']>[0]>['where'],
): Promise<SamePerson[]> {
  const people = await ctx.db.professional.findMany({
    where,
    select: { id: true, user: { select: { firstName: true, lastName: true } } },
    orderBy: { createdAt: 'desc' },
    take: peopleNamed,
  })
  return people.map(({ id, user }) => ({ id, name: `${user.firstName} ${user.lastName}`, shares }))
}
