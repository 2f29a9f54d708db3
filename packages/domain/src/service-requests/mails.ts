import { paths } from '@oficio/contracts/paths'
import {
  isLive,
  type ServiceRequestStatus,
  statuses,
  statusTexts,
} from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import type { MailContent } from '../kernel/mail/templates'
import { byWhom, eventOf, workMails } from './lifecycle/mails-about-work'
import { requestForProfessional } from './matching/mail-for-professional'
import { confirmationCode, isClientsMail, trackingUrl } from './tracking/tracking-link'
import { wordsForClient } from './tracking/words-for-client'
import { viewUrgency } from './urgency/view-urgency'

type Refs = Record<string, string>

/** Returns the request when `to` is its client's address; what is written to a client carries the link. */
async function load(ctx: Ctx, refs: Refs, to: string) {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: refs.requestId ?? '' } })
  return request && isClientsMail(request, to) ? request : null
}

async function requestFiled(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const request = await load(ctx, refs, to)
  // A later version has a mail of its own, and this one's code is void.
  if (!request || !isLive(request.status) || String(request.codeVersion) !== refs.codeVersion) return null
  const code = confirmationCode(ctx, request)
  return {
    template: 'request-filed',
    props: {
      ...(await wordsForClient(ctx, request)),
      confirmUrl: trackingUrl(ctx, request, { codigo: code }),
      code,
      trackingUrl: trackingUrl(ctx, request),
      expiresAt: request.expiresAt.toISOString(),
      isConfirmed: request.confirmedAt !== null,
      urgency: await urgencyPaid(ctx, request),
    },
  }
}

/** What is promised is only said while it is: not of a fee that goes back. */
async function urgencyPaid(ctx: Ctx, request: ServiceRequest) {
  const urgency = request.isUrgent ? await viewUrgency(ctx, request) : null
  if (!urgency || urgency.refundState !== null) return null
  return { priceArs: urgency.priceArs, dueAt: urgency.runsUntil }
}

async function requestStatus(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const request = await load(ctx, refs, to)
  const status = z.enum(statuses).safeParse(refs.status)
  if (!request || !status.success) return null
  const toStatus: ServiceRequestStatus = status.data
  const event = await eventOf(ctx, request.id, toStatus, refs.eventId)
  return {
    template: 'request-status',
    props: {
      ...(await wordsForClient(ctx, request)),
      statusText: statusTexts[toStatus],
      byWhom: await byWhom(ctx, event),
      reason: event?.reason ?? null,
      trackingUrl: trackingUrl(ctx, request),
    },
  }
}

async function requestExpiring(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const request = await load(ctx, refs, to)
  if (!request || !isLive(request.status)) return null
  return {
    template: 'request-expiring',
    props: {
      ...(await wordsForClient(ctx, request)),
      expiresAt: request.expiresAt.toISOString(),
      canExtend: request.extendedAt === null,
      extendUrl: trackingUrl(ctx, request, { accion: 'extender' }),
      trackingUrl: trackingUrl(ctx, request),
    },
  }
}

async function requestExpired(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const request = await load(ctx, refs, to)
  if (!request) return null
  return {
    template: 'request-expired',
    props: {
      ...(await wordsForClient(ctx, request)),
      newRequestUrl: new URL(paths.serviceRequestForm(request.rubroId), ctx.site.origin).toString(),
      trackingUrl: trackingUrl(ctx, request),
    },
  }
}

export const serviceRequestMails = {
  ...workMails,
  'request-filed': requestFiled,
  'request-for-professional': requestForProfessional,
  'request-status': requestStatus,
  'request-expiring': requestExpiring,
  'request-expired': requestExpired,
}
