import type { changeBusinessPhotosEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { setLogo, setPhotos } from '../business-photos'
import { editBusiness } from './edit-business'

/**
 * Sets the photos of the caller's business, their order, and its logo. Throws business_not_found, business_changed,
 * photo_not_yours.
 */
export const changeBusinessPhotos = (
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof changeBusinessPhotosEndpoint>,
): Promise<ResponseOf<typeof changeBusinessPhotosEndpoint>> =>
  editBusiness(ctx, actor, input, async (ctx, { id: businessId }) => {
    await setPhotos(ctx, actor, { businessId, photos: input.photos })
    await setLogo(ctx, actor, { businessId, logoId: input.logoId })
    return {}
  })
