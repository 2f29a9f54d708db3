import { AppError } from '@oficio/contracts/errors'
import { isLive, type LeadForClient, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { LeadReport } from '@oficio/db/generated/client'
import { type Actor, visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'
import { nationalPhone, whatsappUrl } from '../../kernel/text/normalise-phone'
import { versionOf } from '../edit-version'
import { findFixedReason, moved } from '../fixed-work'
import { deniableUntil, lastCompletion, reportedCompletion } from '../lifecycle/completion'
import { extendableUntil } from '../lifecycle/extend-service-request'
import { workAnswerUntil } from '../lifecycle/work-questions'
import { shownLine } from '../masking/shown-text'
import { isCodeWaiting, trackedRequestId, trackingUrl } from '../tracking-link'
import { offerUrgency, viewUrgency } from '../urgency/view-urgency'
import { isClientOf } from '../viewer'
import { introduce } from './introduce'
import { type LoadedRequest, leadName, loadRequest, viewRequest } from './view-request'

/** Returns how the request was completed, by whom, and until when the client may deny it; null for other statuses. */
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

/**
 * Returns the client's address when it is marked as refusing mail. Only the tracking page shows this to a client
 * without an account. Returns null for a closed request, whose address cannot be corrected any more.
 */
async function findRefusedMail(
  ctx: Ctx,
  { status, email }: LoadedRequest,
): Promise<TrackingView['refusedMail']> {
  if (!isLive(status)) return null
  const reason = await findMark(ctx.db, email)
  return reason && { email, isUnwanted: reason === 'complaint' }
}

type AnsweredReport = Pick<LeadReport, 'id' | 'leadId' | 'answer'>

function viewLeadForClient(
  ctx: Ctx,
  request: LoadedRequest,
  lead: LoadedRequest['leads'][number],
  reports: AnsweredReport[],
): LeadForClient {
  const { user } = lead.professional
  // An approved professional always has a phone (a database constraint), and only approved professionals open leads.
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
 * Returns everything on the client's tracking page: status, history, and the professionals who opened the contact
 * data. Throws request_not_found for any caller but the client.
 */
export async function getTracking(ctx: Ctx, actor: Actor, input: { id: string }): Promise<TrackingView> {
  const request = await loadRequest(ctx.db, input.id)
  if (!request || !isClientOf(ctx, actor, request)) throw new AppError('request_not_found')
  const reports = await ctx.db.leadReport.findMany({
    where: { lead: { requestId: request.id }, status: 'pending' },
    select: { id: true, leadId: true, answer: true },
  })
  const lastEvent = request.events.at(-1)
  return {
    request: await viewRequest(ctx, request, { kind: 'client', lead: null }),
    version: versionOf(request.events),
    leads: request.leads.map((lead) => viewLeadForClient(ctx, request, lead, reports)),
    phoneNational: nationalPhone(request.phone),
    // A title without visible characters is treated as missing, and the site's derived title is shown instead.
    ownTitle: (request.hasOwnTitle && shownLine(request.title)) || null,
    canEditAll: request.status === 'pending',
    refusedMail: await findRefusedMail(ctx, request),
    fixedBecause: findFixedReason(request, request.events.filter(({ type }) => type === moved).length),
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

/** Returns the same view for the page behind the mailed link, or null when the link is forged or void. */
export async function getTrackingByToken(ctx: Ctx, token: string): Promise<TrackingView | null> {
  const id = trackedRequestId(token)
  if (!id) return null
  const request = await ctx.db.serviceRequest.findUnique({
    where: { id },
    select: { id: true, linkVersion: true, userId: true },
  })
  // Only the link grants access here; the session of a signed-in user is ignored.
  const holder = visitor({ trackingToken: token })
  return request && isClientOf(ctx, holder, request) ? getTracking(ctx, holder, { id }) : null
}
