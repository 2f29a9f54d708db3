import type { NotifiedCount } from '@oficio/contracts/service-requests/notified'
import { isLive, type ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { viewPhoto } from '../../photos/photo-keys'
import { viewHistory } from '../history'
import { isContactOpen } from '../lifecycle/contact-window'
import { maskContact } from '../masking/mask-contact'
import { shownText, shownTitle } from '../masking/shown-text'
import { runningOffer } from '../running-offer'
import { seatsLeft } from '../seats'
import type { Viewer } from '../viewer'
import { introducedColumns } from './introduce'

export function loadRequest(tx: Tx, id: string) {
  return tx.serviceRequest.findUnique({
    where: { id },
    include: {
      rubro: { select: { name: true, tradePlural: true } },
      localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
      photos: { where: { state: 'attached' }, orderBy: { position: 'asc' } },
      events: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      leads: {
        orderBy: { takenAt: 'asc' },
        include: { professional: { include: introducedColumns } },
      },
    },
  })
}

export type LoadedRequest = NonNullable<Awaited<ReturnType<typeof loadRequest>>>

type LoadedLead = LoadedRequest['leads'][number]
export const leadName = (lead: LoadedLead): string =>
  `${lead.professional.user.firstName} ${lead.professional.user.lastName}`

function nameFor(request: LoadedRequest, viewer: Viewer): (leadId: string) => string {
  return (leadId) => {
    if (viewer.kind === 'lead' && viewer.lead.id === leadId) return 'Vos'
    if (viewer.kind !== 'client' && viewer.kind !== 'admin') return 'Un profesional'
    const lead = request.leads.find(({ id }) => id === leadId)
    return lead ? leadName(lead) : 'Un profesional'
  }
}

/** Counts the notified professionals. A deferred notice is not sent yet. */
async function countNotified(ctx: Ctx, { id, rubro }: LoadedRequest): Promise<NotifiedCount> {
  const count = await ctx.db.serviceRequestRecipient.count({ where: { requestId: id, isDeferred: false } })
  return { count, tradePlural: rubro.tradePlural }
}

/**
 * Returns the request with the fields that this viewer may see. The client and admins see name, phone, mail and street.
 * Every professional with an active lead sees them while the request is live, and after completion while only a
 * professional claims that the work is done (`isClaimOpen`). The professional who did the work sees them for
 * `keptContactDays` after completion. A matching professional without a lead never sees them, and sees photos only
 * while the request is live. Other viewers get phones and mails masked in title and description.
 */
export async function viewRequest(
  ctx: Ctx,
  request: LoadedRequest,
  viewer: Viewer,
): Promise<ServiceRequestView> {
  const holdsLead = viewer.kind === 'lead'
  const isParty = viewer.kind === 'client' || viewer.kind === 'admin'
  const seesContact = isParty || (holdsLead && isContactOpen(request, viewer.lead.id, ctx.clock.now()))
  const seesPhotos = isParty || holdsLead || (viewer.kind === 'professional' && isLive(request.status))
  const textFor = (text: string) => (seesContact ? text : maskContact(text))
  const contact = <T>(value: T): T | null => (seesContact ? value : null)
  return {
    id: request.id,
    title: textFor(shownTitle(request)),
    description: textFor(shownText(request.description)),
    rubroId: request.rubroId,
    rubro_name: request.rubro.name,
    rubroName: request.rubro.name,
    city: request.localidad.nombre,
    state: request.localidad.provincia.nombre,
    serviceAddress: contact(request.serviceAddress),
    postalCode: contact(request.postalCode),
    status: request.status,
    statusReason: seesContact ? request.statusReason : null,
    isUrgent: request.isUrgent,
    isConfirmed: request.confirmedAt !== null,
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    seatsLeft: seatsLeft(request, await ctx.settings.get('leadsPerRequest')),
    firstOffer: isParty ? await runningOffer(ctx, request) : null,
    notified: isParty ? await countNotified(ctx, request) : null,
    client: {
      firstName: contact(request.contactName),
      lastName: contact(request.contactLastName),
      email: contact(request.email),
      phone: contact(request.phone),
      phoneNational: contact(nationalPhone(request.phone)),
    },
    photos: seesPhotos ? request.photos.map((photo) => viewPhoto(ctx, photo)) : null,
    photoCount: request.photos.length,
    history: seesContact || holdsLead ? viewHistory(request.events, nameFor(request, viewer), textFor) : null,
    viewer: viewer.kind,
  }
}
