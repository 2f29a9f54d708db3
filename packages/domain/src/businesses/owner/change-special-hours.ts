import type { changeSpecialHoursEndpoint } from '@oficio/contracts/businesses/owner'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { editBusiness } from './edit-business'

/**
 * Sets the days with special hours of the caller's business, such as national holidays and its own holidays. Drops past
 * days. Throws business_not_found, business_changed.
 */
export const changeSpecialHours = (
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof changeSpecialHoursEndpoint>,
): Promise<ResponseOf<typeof changeSpecialHoursEndpoint>> =>
  editBusiness(ctx, actor, input, async (ctx, { id: businessId }) => {
    const today = calendarDay(ctx.clock.now())
    const days = input.days.filter(({ date }) => date >= today)
    await ctx.db.businessSpecialHours.deleteMany({ where: { businessId } })
    await ctx.db.businessSpecialHours.createMany({
      data: days.map(({ date, hours, label = '' }) => ({
        businessId,
        date: new Date(`${date}T00:00:00Z`),
        intervals: hours,
        label,
      })),
    })
    return {}
  })
