import { AppError } from '@oficio/contracts/errors'
import { isLive, type LeadForClient, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { LeadReport } from '@oficio/db/generated/client'
import { type Actor, visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'
import { nationalPhone, whatsappUrl } from '../../kernel/text/normalise-phone'
import { moved, whyFixed } from '../fixed-work'
import { deniableUntil, lastCompletion, reportedCompletion } from '../lifecycle/completion'
import { extendableUntil } from '../lifecycle/extend-service-request'
import { workAnswerUntil } from '../lifecycle/work-questions'
import { shownLine } from '../masking/shown-text'
import { isCodeWaiting, trackedRequestId, trackingUrl } from '../tracking-link'
import { offerUrgency, viewUrgency } from '../urgency/view-urgency'
import { isClientOf } from '../viewer'
import { introduce } from './introduce'
import { type LoadedRequest, leadName, loadRequest, viewRequest } from './view-request'

/** How it was completed, by whose word, and until when the client may say otherwise. */
function viewCompletion(ctx: Ctx, request: LoadedRequest): TrackingView['completion'] {
  const completion = lastCompletion(request)
  if (!completion) return null
  const lead = request.leads.find(({ id }) => id === completion.leadId)
  const report = request.anonymisedAt ? null : reportedCompletion(request)
  const until = report && deniableUntil(report)
  return {
    by: completion.actorKind,
    professionalName: lead ? leadName(lead) : null,
    at: completion.createdAt.toISOString(),
    deniableUntil: until && ctx.clock.now() <= until ? until.toISOString() : null,
  }
}

/** What a client without an account learns nowhere else; told while the address can still be corrected. */
async function findRefusedMail(
  ctx: Ctx,
  { status, email }: LoadedRequest,
): Promise<TrackingView['refusedMail']> {
  if (!isLive(status)) return null
  const reason = await findMark(ctx.db, email)
  return reason && { email, isUnwanted: reason === 'complaint' }
}

type Reported = Pick<LeadReport, 'id' | 'leadId' | 'answer'>

function viewLeadForClient(
  ctx: Ctx,
  request: LoadedRequest,
  lead: LoadedRequest['leads'][number],
  reports: Reported[],
): LeadForClient {
  const { user } = lead.professional
  // Whoever opened a lead was approved, and so has one, by a rule of the database.
  const phone = lead.professional.phone ?? ''
  const report = reports.find(({ leadId }) => leadId === lead.id)
  const greeting = `Hola ${user.firstName}, soy ${request.contactName}. Te escribo por mi solicitud «${request.title}» en ${ctx.site.name}.`
  return {
    id: lead.id,
    professionalName: leadName(lead),
    ...introduce(lead.professional),
    phone: nationalPhone(phone),
    whatsappUrl: whatsappUrl(phone, greeting),
    callUrl: `tel:${phone}`,
    avgRating: lead.professional.avgRating.toNumber(),
    reviewCount: lead.professional.reviewCount,
    takenAt: lead.takenAt.toISOString(),
    contactedAt: lead.contactedAt?.toISOString() ?? null,
    status: lead.status,
    isChosen: request.chosenLeadId === lead.id,
    isReported: report !== undefined,
    openReportId: report?.answer === null ? report.id : null,
  }
}

/**
 * Returns all that the client of a request follows: its state and history, and who opened the contact data.
 * Throws request_not_found for anybody else.
 */
export async function getTracking(ctx: Ctx, actor: Actor, input: { id: string }): Promise<TrackingView> {
  const request = await loadRequest(ctx.db, input.id)
  if (!request || !isClientOf(ctx, actor, request)) throw new AppError('request_not_found')
  const reports = await ctx.db.leadReport.findMany({
    where: { lead: { requestId: request.id }, status: 'pending' },
    select: { id: true, leadId: true, answer: true },
  })
  const notifiedProfessionals = await ctx.db.serviceRequestRecipient.count({
    where: { requestId: request.id },
  })
  const lastEvent = request.events.at(-1)
  return {
    request: await viewRequest(ctx, request, { kind: 'client', lead: null }),
    leads: request.leads.map((lead) => viewLeadForClient(ctx, request, lead, reports)),
    phoneNational: nationalPhone(request.phone),
    notifiedProfessionals,
    // What cannot be seen is no title of one's own: the site's stands for it.
    ownTitle: (request.hasOwnTitle && shownLine(request.title)) || null,
    canEditAll: request.status === 'pending',
    refusedMail: await findRefusedMail(ctx, request),
    fixedBecause: whyFixed(request, request.events.filter(({ type }) => type === moved).length),
    extendableUntil: extendableUntil(request)?.toISOString() ?? null,
    isCodeWaiting: isCodeWaiting(request),
    hasAccount: request.userId !== null,
    trackingUrl: trackingUrl(ctx, request),
    expirationDays: request.expirationDays,
    urgency: await viewUrgency(ctx, request),
    ...(await offerUrgency(ctx, request)),
    completion: viewCompletion(ctx, request),
    workAnswerUntil:
      workAnswerUntil(request, lastEvent?.createdAt ?? request.createdAt)?.toISOString() ?? null,
  }
}

/** Returns the same for the page behind the mailed link, or null when the link is not genuine or void. */
export async function getTrackingByToken(ctx: Ctx, token: string): Promise<TrackingView | null> {
  const id = trackedRequestId(token)
  if (!id) return null
  const request = await ctx.db.serviceRequest.findUnique({
    where: { id },
    select: { id: true, linkVersion: true, userId: true },
  })
  // The link alone decides, whoever is logged in where it is opened.
  const holder = visitor({ trackingToken: token })
  return request && isClientOf(ctx, holder, request) ? getTracking(ctx, holder, { id }) : null
}
