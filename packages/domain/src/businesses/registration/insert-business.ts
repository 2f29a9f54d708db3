import type { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import type { InputOf } from '@oficio/contracts/endpoint'
import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { type Caller, identityOf } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { businessColumns } from '../business-columns'
import { setLogo, setPhotos } from '../business-photos'
import type { CheckedBusiness } from '../check-business'
import { setBusinessRubros, setCategories, setTags } from '../set-links'
import { takeSlug } from '../take-slug'

interface NewBusiness {
  userId: string
  registrationKey: string | null
  facts: CheckedBusiness
  input: InputOf<typeof registerBusinessEndpoint>
}

/** Creates an unpaid business of the account, with all its dependent records. Throws photo_not_yours. */
export async function insertBusiness(
  ctx: TxCtx,
  actor: Caller,
  { userId, registrationKey, facts, input }: NewBusiness,
): Promise<{ id: string; slug: string }> {
  const id = ctx.ids.next()
  const now = ctx.clock.now()
  await ctx.db.business.create({
    data: {
      id,
      userId,
      registrationKey,
      ...(actor.kind === 'visitor' && { deviceHash: identityOf(actor).deviceHash }),
      tier: input.subscriptionTier,
      // A placeholder: takeSlug needs an existing row, and sets the real slug right below.
      slug: id,
      ...businessColumns(input, facts),
      hours: input.businessHours ?? input.openingHours ?? usualHours,
      createdAt: now,
      updatedAt: now,
    },
  })
  const slug = await takeSlug(ctx, { businessId: id, name: input.name, city: facts.place?.city })
  await ctx.db.business.update({ where: { id }, data: { slug } })
  await setCategories(ctx.db, id, input.categoryIds)
  await setTags(ctx.db, id, facts.tagIds)
  await setBusinessRubros(ctx.db, id, input.selectedRubros ?? [])
  await setPhotos(ctx, actor, { businessId: id, photos: input.photoIds.map((photoId) => ({ id: photoId })) })
  await setLogo(ctx, actor, { businessId: id, logoId: input.logoId ?? null })
  return { id, slug }
}
