import type { changeBusinessHoursEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { editBusiness } from './edit-business'

/** Says when a business of the caller is open in a usual week. Throws business_not_found, business_changed. */
export const changeBusinessHours = (
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof changeBusinessHoursEndpoint>,
): Promise<ResponseOf<typeof changeBusinessHoursEndpoint>> =>
  editBusiness(ctx, actor, input, async (ctx, { id }) => {
    await ctx.db.business.update({ where: { id }, data: { hours: input.businessHours } })
    return {}
  })
