import { AppError } from '@oficio/contracts/errors'
import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { nationalPhone, whatsappUrl } from '../kernel/text/normalise-phone'
import { addDays } from '../kernel/time/days'
import { claimTypes } from '../service-requests/lifecycle/claimed-work'
import { hasCompleted } from '../service-requests/lifecycle/completion'
import { contactKeptUntil, isContactOpen } from '../service-requests/lifecycle/contact-window'
import { shownTitle } from '../service-requests/masking/shown-text'

export const leadInclude = {
  report: true,
  request: {
    include: {
      localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
      rubro: { select: { name: true } },
      events: {
        where: { OR: [{ toStatus: { not: null } }, { type: { in: [...claimTypes] } }] },
        select: { id: true, leadId: true, type: true, actorKind: true, toStatus: true, createdAt: true },
      },
    },
  },
  professional: { include: { user: { select: { firstName: true, lastName: true } } } },
} satisfies Prisma.LeadInclude

/** Returns the lead with all data that its view needs. Throws not_found. */
export async function loadLead(tx: Tx, id: string) {
  const lead = await tx.lead.findUnique({ where: { id }, include: leadInclude })
  if (!lead) throw new AppError('not_found')
  return lead
}

export type LoadedLead = Awaited<ReturnType<typeof loadLead>>

/**
 * Returns the client's contact data, or null if the lead was returned or the professional is suspended. The data stays
 * readable until the request closes, and `keptContactDays` longer for the chosen professional.
 */
function contactOf(ctx: Ctx, lead: LoadedLead): LeadView['contact'] {
  const { request } = lead
  if (lead.status !== 'active' || lead.professional.status === 'suspended') return null
  if (!isContactOpen(request, lead.id, ctx.clock.now())) return null
  const greeting = `Hola ${request.contactName}, soy ${lead.professional.user.firstName}. Te escribo por tu solicitud «${shownTitle(request)}» en ${ctx.site.name}.`
  return {
    firstName: request.contactName,
    lastName: request.contactLastName,
    email: request.email,
    phone: request.phone,
    phoneNational: nationalPhone(request.phone),
    serviceAddress: request.serviceAddress,
    townName: request.townName,
    postalCode: request.postalCode,
    whatsappUrl: whatsappUrl(request.phone, greeting),
    callUrl: `tel:${request.phone}`,
  }
}

export const reportDeadline = (takenAt: Date): Date => addDays(takenAt, limits.deadLeadDays)

/** Returns whether this professional ever marked the work as completed. Such a lead cannot be reported as dead. */
export const hasFinished = ({ id, request }: LoadedLead): boolean => hasCompleted(request.events, id)

/** Returns the lead as its professional sees it. */
export function viewLead(ctx: Ctx, lead: LoadedLead): LeadView {
  const { report } = lead
  return {
    id: lead.id,
    requestId: lead.requestId,
    status: lead.status,
    source: lead.source,
    takenAt: lead.takenAt.toISOString(),
    contactedAt: lead.contactedAt?.toISOString() ?? null,
    contact: contactOf(ctx, lead),
    contactUntil: contactKeptUntil(lead.request, lead.id)?.toISOString() ?? null,
    report: report && {
      reason: report.reason,
      status: report.status,
      createdAt: report.createdAt.toISOString(),
    },
    canReport:
      lead.status === 'active' &&
      !report &&
      !hasFinished(lead) &&
      lead.professional.status !== 'suspended' &&
      ctx.clock.now() <= reportDeadline(lead.takenAt),
    isCompletionDenied: lead.request.events.some(
      ({ leadId, type }) => leadId === lead.id && type === 'reopened',
    ),
  }
}
