import { paths } from '@oficio/contracts/paths'
import { serverLimits } from '@oficio/contracts/server-limits'
import { waitingStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../../kernel/ctx'
import { isInReach } from '../find-reach'
import type { DigestedRequest } from '../mails'
import { seatsLeft } from '../seats'
import { titleForProfessionals } from '../title-for-professionals'

/** More than anybody is told of in a day; what lies beyond is in the portal. */
const mostRead = 200

/**
 * Returns what a professional may still take of the requests that go with the mail of a day, newest first, as many as it
 * names: those that wait, have a seat, match them now and are no lead of theirs.
 */
export async function listDigested(
  ctx: Ctx,
  professionalId: string,
  digestDay: Date,
): Promise<{ requests: DigestedRequest[]; hasMore: boolean }> {
  const leadsPerRequest = await ctx.settings.get('leadsPerRequest')
  const told = await ctx.db.serviceRequestRecipient.findMany({
    where: {
      professionalId,
      digestDay,
      request: { status: { in: [...waitingStatuses] }, leads: { none: { professionalId } } },
    },
    include: {
      request: {
        include: {
          localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
          _count: { select: { photos: true } },
        },
      },
    },
    orderBy: [{ notifiedAt: 'desc' }, { requestId: 'desc' }],
    take: mostRead,
  })
  const requests: DigestedRequest[] = []
  for (const { request, distanceKm } of told) {
    const seats = seatsLeft(request, leadsPerRequest)
    if (seats === 0 || !(await isInReach(ctx, professionalId, request.id))) continue
    if (requests.length === serverLimits.digestRequests) return { requests, hasMore: true }
    requests.push({
      title: await titleForProfessionals(ctx, request),
      city: request.localidad.nombre,
      state: request.localidad.provincia.nombre,
      distanceKm,
      photoCount: request._count.photos,
      isConfirmed: request.confirmedAt !== null,
      isUrgent: request.isUrgent,
      seatsLeft: seats,
      requestUrl: new URL(paths.professionalRequest(request.id), ctx.site.origin).href,
    })
  }
  return { requests, hasMore: false }
}
