import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalRequest } from '@oficio/contracts/leads/desk'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { metresBetween, spotOf } from '../../places/around-point'
import { ownProfessional } from '../../professionals/own-professional'
import { loadCoverage } from '../../professionals/plan/load-coverage'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { isClaimOpen } from '../../service-requests/lifecycle/claimed-work'
import { aloneUntil } from '../../service-requests/running-offer'
import { type LoadedRequest, loadRequest, viewRequest } from '../../service-requests/tracking/view-request'
import { runningUntil } from '../../service-requests/urgency/urgent-contact'
import { type Viewer, viewerOf } from '../../service-requests/viewer'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { countLeadsOnTrust, reservedFreeLeads } from '../taking/coverage'
import { offerLead } from '../taking/lead-offer'
import { hasFinished, loadLead, reportDeadline, viewLead } from '../view-lead'
import { seatsOf } from './seats'

/**
 * Returns a request to a professional whom it matches, or who has or had a lead on it. Throws forbidden for callers who
 * are not professionals, and request_not_found for other professionals.
 */
export async function getProfessionalRequest(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<ProfessionalRequest> {
  const professional = await ownProfessional(ctx.db, actor)
  const request = await loadRequest(ctx.db, input.id)
  if (!request) throw new AppError('request_not_found')
  const viewer = await viewerOf(ctx, actor, request)
  const ownLead = request.leads.find(({ professionalId }) => professionalId === professional.id)
  if (!ownLead && viewer.kind !== 'professional') throw new AppError('request_not_found')
  const lead = ownLead ? await loadLead(ctx.db, ownLead.id) : null
  const [trialLeads, leadsPerRequest, standing, reserved] = await Promise.all([
    ctx.settings.get('trialLeads'),
    ctx.settings.get('leadsPerRequest'),
    subjectStanding(ctx.db, professionalSubject(professional.id), ctx.clock.now()),
    reservedFreeLeads(ctx.db, professional.id),
  ])
  const leadsOnTrust = await countLeadsOnTrust(ctx.db, professional.id, standing)
  const coverage = await loadCoverage(ctx.db, professional.id, standing, ctx.clock.now())
  return {
    request: await viewRequest(ctx, request, viewer),
    distanceKm: await distanceKm(ctx.db, professional.id, request.localidadId),
    urgentUntil: await runningUntil(ctx.db, request),
    aloneUntil: aloneUntil(request, professional.id, ctx.clock.now()),
    seats: seatsOf(request, leadsPerRequest),
    freeLeads: {
      remaining: professional.freeLeadsLeft,
      total: Math.max(trialLeads, professional.freeLeadsLeft),
    },
    lead: lead && viewLead(ctx, lead),
    isFirstLead: ownLead !== undefined && (await isFirstLead(ctx.db, ownLead)),
    reportUntil: lead && !hasFinished(lead) ? reportDeadline(lead.takenAt).toISOString() : null,
    offer:
      ownLead?.status === 'active'
        ? null
        : offerLead({
            request,
            professional,
            reservedFreeLeads: reserved,
            leadsOnTrust,
            subscription: {
              hasAccess: standing.hasAccess,
              coversRubro: coverage?.coveredIds.includes(request.rubroId) ?? false,
            },
            hasReturnedLead: ownLead !== undefined,
            isClaimOpen: isClaimOpen(request, ctx.clock.now()),
            isInReach: viewer.kind === 'professional',
            leadsPerRequest,
          }),
    isClaimedByOther: ownLead?.status !== 'active' && isClaimOpen(request, ctx.clock.now()),
    coverableFrom: coverage?.othersFrom ?? null,
    chosenProfessional: chosenFor(request, viewer),
  }
}

/** Returns whether the professional took no other lead before, and has not marked this one as contacted. */
async function isFirstLead(tx: Tx, lead: LoadedRequest['leads'][number]): Promise<boolean> {
  if (lead.status !== 'active' || lead.contactedAt) return false
  const { professionalId, takenAt } = lead
  return (await tx.lead.count({ where: { professionalId, takenAt: { lt: takenAt } } })) === 0
}

function chosenFor({ chosenLeadId }: LoadedRequest, viewer: Viewer): 'reader' | 'other' | null {
  if (viewer.kind !== 'lead' || chosenLeadId === null) return null
  return chosenLeadId === viewer.lead.id ? 'reader' : 'other'
}

/** The professional's coordinates; the centre of their locality if they have none. */
const ownSpot = Prisma.sql`
  ll_to_earth(coalesce(p.latitude, own.latitude), coalesce(p.longitude, own.longitude))`

async function distanceKm(tx: Tx, professionalId: string, localidadId: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ km: number }[]>`
    SELECT ${metresBetween(ownSpot, spotOf('there'))} / 1000 AS km
    FROM professionals p JOIN localidades own ON own.id = p.localidad_id, localidades there
    WHERE p.id = ${professionalId}::uuid AND there.id = ${localidadId}`
  return row?.km ?? 0
}
