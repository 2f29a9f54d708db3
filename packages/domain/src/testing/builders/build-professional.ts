import { settingDefinitions } from '@oficio/contracts/settings/settings'
import type { Prisma, Professional, User } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { buildUser, type UserOverrides } from './build-user'
import { personOf, pick } from './person'
import { usualPlace, usualRubro } from './usual'

const descriptions = [
  'Más de diez años de oficio. Presupuesto sin cargo, trabajo prolijo y con garantía por escrito.',
  'Atiendo urgencias y trabajos chicos. Llego a horario y dejo todo limpio.',
  'Trabajo con factura y materiales de primera. Referencias de clientes de la zona.',
  'Empresa familiar: respondemos el mismo día y cumplimos con la fecha que damos.',
]

export type ProfessionalOverrides = Partial<Prisma.ProfessionalUncheckedCreateInput> & {
  rubroIds?: number[]
  user?: UserOverrides
}

/** Contact fields that only a direct registration leaves out. */
interface Reachable {
  phone: string
  cuit: string
}

/** Stores an approved, available professional with an account of their own. By default it is a plumber in Rosario. */
export async function buildProfessional(
  ctx: Ctx,
  overrides: ProfessionalOverrides = {},
): Promise<Professional & Reachable & { user: Omit<User, 'passwordHash'> }> {
  const { rubroIds, user: userFields, ...fields } = overrides
  const localidadId =
    fields.localidadId === undefined ? (await usualPlace(ctx)).localidadId : fields.localidadId
  const user = await buildUser(ctx, {
    role: 'professional',
    localidadId,
    ...userFields,
  })
  const { phone, cuit, variant } = personOf(user.id)
  const now = ctx.clock.now()
  const professional = await ctx.db.professional.create({
    data: {
      id: ctx.ids.next(),
      userId: user.id,
      status: 'approved',
      approvedAt: (fields.status ?? 'approved') === 'approved' ? now : null,
      phone,
      cuit,
      description: pick(descriptions, variant),
      freeLeadsLeft: settingDefinitions.trialLeads.first,
      createdAt: now,
      ...fields,
      localidadId,
      rubros: {
        create: (rubroIds ?? [(await usualRubro(ctx)).id]).map((rubroId) => ({
          rubroId,
        })),
      },
    },
  })
  return { ...professional, phone: professional.phone ?? '', cuit: professional.cuit ?? '', user }
}
