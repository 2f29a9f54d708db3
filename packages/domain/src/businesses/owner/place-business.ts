import type { placeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { spotFault } from '../spot-fault'
import { editBusiness } from './edit-business'

/**
 * Sets or removes the map point of the caller's business (docs/product.md, 'The owner of a business'). Searches by
 * distance use this point. Throws business_not_found, business_changed, business_incomplete for a business without a
 * locality, and validation_failed for a point too far from its town.
 */
export const placeBusiness = (
  ctx: Ctx,
  actor: Actor,
  { id, version, spot }: InputOf<typeof placeBusinessEndpoint>,
): Promise<ResponseOf<typeof placeBusinessEndpoint>> =>
  editBusiness(ctx, actor, { id, version }, async (ctx, { localidadId }) => {
    if (spot) {
      if (localidadId === null) throw new AppError('business_incomplete')
      const town = await ctx.db.localidad.findUniqueOrThrow({ where: { id: localidadId } })
      const fault = spotFault({ ...town, city: town.nombre }, spot)
      if (fault) throw new AppError('validation_failed', { fields: { spot: fault } })
    }
    const { latitude = null, longitude = null } = spot ?? {}
    await ctx.db.business.update({ where: { id }, data: { latitude, longitude } })
    return {}
  })
