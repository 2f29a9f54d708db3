import { paths } from '@oficio/contracts/paths'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { builtBy } from '../../kernel/events/define-event'
import { isAvailableAt } from '../../professionals/availability/is-available'
import { maskContact } from '../masking/mask-contact'
import { requestForProfessionalEvent } from '../matching-events'
import { aloneUntil } from '../running-offer'
import { seatsLeft } from '../seats'
import { titleForProfessionals } from '../title-for-professionals'
import { runningUntil } from '../urgency/urgent-contact'

const excerptLength = 240

/**
 * Builds the mail that notifies a matching professional of a request. Returns null when the request or the
 * professional is not available any more.
 */
export const requestForProfessionalBuilder = builtBy(requestForProfessionalEvent, async (ctx, refs) => {
  const recipient = await ctx.db.serviceRequestRecipient.findUnique({
    where: {
      requestId_professionalId: {
        requestId: refs.requestId,
        professionalId: refs.professionalId,
      },
    },
    include: {
      professional: { include: { user: { select: { firstName: true, closedAt: true } } } },
      request: {
        include: {
          rubro: { select: { icon: true } },
          localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
          _count: { select: { photos: true } },
        },
      },
    },
  })
  if (!recipient || !isLive(recipient.request.status) || recipient.professional.user.closedAt) return null
  // Meanwhile the professional was suspended, needs approval again, or is away.
  if (recipient.professional.status !== 'approved' || !isAvailableAt(recipient.professional, ctx.clock.now()))
    return null
  const { request, professional } = recipient
  return {
    firstName: professional.user.firstName,
    title: await titleForProfessionals(ctx, request),
    rubroIcon: request.rubro.icon,
    excerpt: request.confirmedAt ? excerptOf(maskContact(request.description), excerptLength) : null,
    city: request.localidad.nombre,
    state: request.localidad.provincia.nombre,
    distanceKm: recipient.distanceKm,
    photoCount: request._count.photos,
    isConfirmed: request.confirmedAt !== null,
    isUrgent: request.isUrgent,
    urgentUntil: await runningUntil(ctx.db, request),
    aloneUntil: aloneUntil(request, professional.id, ctx.clock.now()),
    seatsLeft: seatsLeft(request, await ctx.settings.get('leadsPerRequest')),
    requestUrl: new URL(paths.professionalRequest(request.id), ctx.site.origin).toString(),
  }
})
