import type { ProfessionalAccount } from '@oficio/contracts/professionals/profile'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { ownProfessional, withPlaceAndRubros } from '../own-professional'

/** Returns the facts of the caller's own account as a professional. Throws forbidden. */
export async function getAccount(ctx: Ctx, actor: Actor): Promise<ProfessionalAccount> {
  const professional = await ownProfessional(ctx.db, actor, withPlaceAndRubros)
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
