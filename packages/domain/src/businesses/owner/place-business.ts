import type { placeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { spotFault } from '../spot-fault'
import { editBusiness } from './edit-business'

/**
 * Says where the door of a business of the caller is (docs/product.md, 'The owner of a business'): from then on it is found
 * by how near it is. Throws business_not_found, business_changed, and validation_failed for a point that is too far from
 * its town.
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
