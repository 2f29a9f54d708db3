import { account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { createServiceRequest } from '@oficio/domain/service-requests/filing/create-service-request'
import {
  matchProfessionals,
  type RequestPlace,
} from '@oficio/domain/service-requests/matching/match-professionals'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { sampleRequests } from '../matching/sample-requests'

/** Returns places where a request reaches a whole wave of professionals. No professional is near too many of them. */
export async function placesOfWholeWaves(
  ctx: Ctx,
  {
    count,
    waveSize,
    noticesPerProfessional,
  }: { count: number; waveSize: number; noticesPerProfessional: number },
): Promise<RequestPlace[]> {
  const places: RequestPlace[] = []
  const notices = new Map<string, number>()
  for (const place of await sampleRequests(ctx.db, count * 20)) {
    if (places.length === count) return places
    const matches = await matchProfessionals(ctx, place, { limit: waveSize })
    const hasRoom = matches.every(
      ({ professionalId }) => (notices.get(professionalId) ?? 0) < noticesPerProfessional,
    )
    if (matches.length < waveSize || !hasRoom) continue
    for (const { professionalId } of matches)
      notices.set(professionalId, (notices.get(professionalId) ?? 0) + 1)
    places.push(place)
  }
  throw new Error(`only ${places.length} of ${count} places have ${waveSize} professionals`)
}

/** Files a request of a new client with a proven mailbox. Returns its id. */
export async function fileRequestAt(ctx: Ctx, { rubroId, localidadId }: RequestPlace): Promise<string> {
  const { nombre, provincia } = await ctx.db.localidad.findUniqueOrThrow({
    where: { id: localidadId },
    select: { nombre: true, provincia: { select: { nombre: true } } },
  })
  const user = await buildUser(ctx)
  const submission = await buildSubmission(ctx, {
    rubroId,
    city: nombre,
    state: provincia.nombre,
    email: user.email,
  })
  const { requestId } = await createServiceRequest(ctx, account(user.id, 'user'), submission)
  return requestId
}
