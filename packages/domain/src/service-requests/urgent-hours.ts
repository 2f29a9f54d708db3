import { AppError } from '@oficio/contracts/errors'
import type { Ctx } from '../context/ctx'

const hourOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Argentina/Buenos_Aires',
  hour: 'numeric',
  hourCycle: 'h23',
})

export interface UrgentHours {
  /** Full hours of the day in Argentina: sold from the first to the second. */
  from: number
  until: number
  isOpen: boolean
}

/** Returns when urgent requests are sold, and whether that is now. */
export async function urgentHours(ctx: Ctx): Promise<UrgentHours> {
  const [from, until] = await Promise.all([
    ctx.settings.get('urgentFromHour'),
    ctx.settings.get('urgentUntilHour'),
  ])
  const hour = Number(hourOfDay.format(ctx.clock.now()))
  return { from, until, isOpen: hour >= from && hour < until }
}

/** Throws urgent_closed at hours at which nobody could be expected to answer. */
export async function refuseOutsideHours(ctx: Ctx): Promise<void> {
  if (!(await urgentHours(ctx)).isOpen) throw new AppError('urgent_closed')
}
