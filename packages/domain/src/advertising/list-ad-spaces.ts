import type { listAdSpacesEndpoint } from '@oficio/contracts/advertising/bookings'
import { offeredSpaces } from '@oficio/contracts/advertising/spaces'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** Returns all bookable spaces at their current prices. */
export const listAdSpaces = async (
  ctx: Ctx,
  _actor: Actor,
): Promise<ResponseOf<typeof listAdSpacesEndpoint>> => ({
  spaces: offeredSpaces(await ctx.settings.getAll()),
})
