import type { Registration } from '@oficio/contracts/professionals/joining'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { viewPhoto } from '../../photos/photo-keys'
import { viewDocument } from '../documents/document-keys'
import { ownProfessional } from '../own-professional'

export const registrationParts = {
  user: { select: { firstName: true, lastName: true } },
  localidad: { select: { nombre: true, provinciaId: true } },
  rubros: {
    select: { rubroId: true, rubro: { select: { name: true } } },
    orderBy: { rubro: { position: 'asc' } },
  },
  photo: true,
  documents: { where: { state: 'attached' }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ProfessionalInclude

/** Returns the caller's own registration for the correction form. Throws forbidden. */
export const getRegistration = async (ctx: Ctx, actor: Actor): Promise<Registration> =>
  viewRegistration(ctx, await ownProfessional(ctx.db, actor, registrationParts))

/** Returns the registration of any professional. The caller must have checked that the signed-in user may see it. */
export function viewRegistration(
  ctx: Ctx,
  row: Prisma.ProfessionalGetPayload<{ include: typeof registrationParts }>,
): Registration {
  const { phone, localidad, photo } = row
  return {
    firstName: row.user.firstName,
    lastName: row.user.lastName,
    phone: phone ? nationalPhone(phone) : '',
    isMobile: phone === null || phone.startsWith('+549'),
    address: row.address ?? '',
    state: localidad ? String(localidad.provinciaId) : '',
    city: row.localidadId === null ? '' : String(row.localidadId),
    townLabel: localidad?.nombre ?? null,
    postalCode: row.postalCode ?? '',
    serviceRadius: row.serviceRadiusKm,
    companyName: row.companyName ?? '',
    taxId: row.cuit ?? '',
    description: row.description,
    rubros: row.rubros.map(({ rubroId }) => rubroId),
    photo: photo && viewPhoto(ctx, photo),
    documents: row.documents.map(viewDocument),
  }
}
