import type { BusinessTier } from '@oficio/contracts/businesses/plans'
import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { Business, Prisma, User } from '@oficio/db/generated/client'
import { takeSlug } from '../../businesses/take-slug'
import type { Ctx } from '../../kernel/ctx'
import { buildUser, type UserOverrides } from './build-user'
import { personOf, pick } from './person'
import { usualPlace, usualRubro } from './usual'

const names = [
  'Café La Esquina',
  'Panadería del Sol',
  'Gimnasio Norte',
  'Librería El Ateneo Chico',
  'Bar Central',
]

export type BusinessOverrides = Partial<Prisma.BusinessUncheckedCreateInput> & {
  categoryIds?: number[]
  tagIds?: number[]
  rubroIds?: number[]
  user?: UserOverrides
}

/** Stores a public business with an owner, whose plan is paid without an end. By default it is a café in Rosario. */
export async function buildBusiness(
  ctx: Ctx,
  overrides: BusinessOverrides = {},
): Promise<Business & { localidadId: number; user: Omit<User, 'passwordHash'> | null }> {
  const { categoryIds = [2], tagIds = [], rubroIds, user: userFields, ...fields } = overrides
  const { localidadId, city } = await usualPlace(ctx)
  const user = fields.userId === undefined ? await buildUser(ctx, { passwordHash: 'x', ...userFields }) : null
  const id = fields.id ?? ctx.ids.next()
  const { phone, email, variant } = personOf(id)
  const now = ctx.clock.now()
  const tier: BusinessTier = 'premium'
  const row = await ctx.db.business.create({
    data: {
      id,
      userId: user?.id ?? null,
      status: 'active',
      tier,
      slug: id,
      name: pick(names, variant),
      description: 'Atendido por sus dueños desde el primer día.',
      address: 'Córdoba 1500',
      localidadId,
      phone,
      email,
      hours: usualHours,
      createdAt: now,
      updatedAt: now,
      ...fields,
      categoryLinks: { create: categoryIds.map((categoryId) => ({ categoryId })) },
      tagLinks: { create: tagIds.map((tagId) => ({ tagId })) },
      rubros: { create: (rubroIds ?? [(await usualRubro(ctx)).id]).map((rubroId) => ({ rubroId })) },
    },
  })
  const slug =
    fields.slug ?? (await ctx.transaction((ctx) => takeSlug(ctx, { businessId: id, name: row.name, city })))
  const business = await ctx.db.business.update({ where: { id }, data: { slug } })
  return { ...business, localidadId: business.localidadId ?? localidadId, user }
}
