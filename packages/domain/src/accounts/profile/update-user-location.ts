import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlace, placeFaults } from '../../places/find-place'

/** Stores where the caller lives. Throws location_fields_missing; validation_failed for an unknown place. */
export async function updateUserLocation(
  ctx: Ctx,
  actor: Actor,
  input: { state?: string | undefined; city?: string | undefined; address?: string | undefined },
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  if (!input.state || !input.city) throw new AppError('location_fields_missing')
  const place = await findPlace(ctx, input.state, input.city)
  if (!place) throw new AppError('validation_failed', { fields: await placeFaults(ctx, input.state) })
  await ctx.db.user.update({
    where: { id: userId },
    data: {
      localidadId: place.localidadId,
      ...(input.address === undefined ? {} : { address: input.address }),
    },
  })
  return { success: true }
}
