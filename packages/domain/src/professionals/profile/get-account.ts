import type { ProfessionalAccount } from '@oficio/contracts/professionals/profile'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { visibleProfessional, withPlaceAndRubros } from '../own-professional'

/**
 * Returns the account data of the calling professional, or of the professional that an admin names. Throws forbidden,
 * not_found.
 */
export async function getAccount(
  ctx: Ctx,
  actor: Actor,
  input: { professionalId?: string | undefined } = {},
): Promise<ProfessionalAccount> {
  const { id } = await visibleProfessional(ctx.db, actor, input.professionalId)
  const professional = await ctx.db.professional.findUniqueOrThrow({
    where: { id },
    include: withPlaceAndRubros,
  })
  const { firstName, lastName, username, email, passwordHash } = await ctx.db.user.findUniqueOrThrow({
    where: { id: professional.userId },
    select: { firstName: true, lastName: true, username: true, email: true, passwordHash: true },
  })
  const { companyName, phone, cuit, localidad, serviceRadiusKm, rubros, createdAt } = professional
  return {
    id: professional.id,
    firstName,
    lastName,
    isPublic: professional.status === 'approved',
    fullName: `${firstName} ${lastName}`,
    companyName,
    username,
    email,
    hasPassword: passwordHash !== null,
    phoneNational: phone && nationalPhone(phone),
    cuit,
    city: localidad?.nombre ?? null,
    state: localidad?.provincia.nombre ?? null,
    serviceRadiusKm,
    rubros: rubros.map(({ rubro }) => rubro.name),
    memberSince: createdAt.toISOString(),
  }
}
