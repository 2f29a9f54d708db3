import type { changeBusinessHoursEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { editBusiness } from './edit-business'

/** Sets the weekly opening hours of the caller's business. Throws business_not_found, business_changed. */
export const changeBusinessHours = (
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof changeBusinessHoursEndpoint>,
): Promise<ResponseOf<typeof changeBusinessHoursEndpoint>> =>
  editBusiness(ctx, actor, input, async (ctx, { id }) => {
    await ctx.db.business.update({ where: { id }, data: { hours: input.businessHours } })
    return {}
  })
