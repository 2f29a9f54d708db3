import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Prisma, ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { addDays } from '../../kernel/time/days'
import { searchedColumns } from '../../service-requests/masking/searched-words'
import { personOf, pick } from './person'
import { usualPlace, usualRubro } from './usual'

const descriptions = [
  'Pierde agua la canilla de la cocina y se está mojando el mueble de abajo. Necesito que lo vean esta semana.',
  'Hay que cambiar el flexible y revisar la llave de paso, que ya no cierra bien.',
  'Quiero un presupuesto para renovar el baño completo. Es un departamento en un segundo piso.',
  'Se tapó el desagüe del patio y con la lluvia entra agua al lavadero.',
]
const streets = ['San Lorenzo', 'Mendoza', 'Belgrano', 'San Martín', 'Urquiza', '9 de Julio', 'Sarmiento']

/** Stores a confirmed request: plumbing in Rosario by default. Notifies nobody. */
export async function buildServiceRequest(
  ctx: Ctx,
  overrides: Partial<Prisma.ServiceRequestUncheckedCreateInput> = {},
): Promise<ServiceRequest> {
  const id = overrides.id ?? ctx.ids.next()
  const client = personOf(id)
  const createdAt = new Date(overrides.createdAt ?? ctx.clock.now())
  const expirationDays = overrides.expirationDays ?? 7
  const rubro = await usualRubro(ctx)
  const place = await usualPlace(ctx)
  const words = {
    title: overrides.title ?? `${rubro.name} en ${place.city}`,
    description: overrides.description ?? pick(descriptions, client.variant),
  }
  return ctx.db.serviceRequest.create({
    data: {
      id,
      rubroId: rubro.id,
      localidadId: place.localidadId,
      ...words,
      ...searchedColumns(words),
      contactName: client.firstName,
      contactLastName: client.lastName,
      phone: client.phone,
      email: client.email,
      serviceAddress: `${pick(streets, client.variant >>> 3)} ${100 + (client.variant % 4900)}`,
      expirationDays,
      expiresAt: addDays(createdAt, expirationDays),
      confirmedAt: createdAt,
      bodyHash: id,
      completedBy: overrides.status === 'completed' ? 'client' : null,
      closedAt: isLive(overrides.status ?? 'pending') ? null : createdAt,
      events: {
        create: {
          id: ctx.ids.next(),
          type: 'filed',
          toStatus: 'pending',
          actorKind: 'client',
          createdAt,
        },
      },
      ...overrides,
      createdAt,
    },
  })
}
