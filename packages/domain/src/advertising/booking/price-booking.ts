import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { adDays, adPriceCentavos, dayAfter, wholePercent } from '@oficio/contracts/advertising/price'
import { adSlots, findAdCombination, findAdSpace } from '@oficio/contracts/advertising/spaces'
import { AppError } from '@oficio/contracts/errors'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { formatDayOfMonth } from '@oficio/contracts/text/format-date'
import type { Ctx } from '../../kernel/ctx'

export interface WantedSpace {
  spaceId: number
  combinationId: number
  startDate: string
  endDate: string
}

/**
 * Returns the current price of a booking in centavos. Throws validation_failed for an unknown space or combination, for
 * days out of order, and for too many days. The days must start tomorrow at the earliest, because the banner is
 * reviewed first, and must not be too far ahead.
 */
export async function priceBooking(ctx: Ctx, wantedSpace: WantedSpace): Promise<number> {
  const { spaceId, combinationId, startDate, endDate } = wantedSpace
  const space = findAdSpace(spaceId)
  const combination = findAdCombination(combinationId)
  if (!space) throw fault('spaceId', 'Elegí un espacio de la lista.')
  if (!combination) throw fault('combinationId', 'Elegí una combinación de la lista.')
  refuseDays(ctx, wantedSpace)
  const { price } = adSlots[space.slot]
  const [basePriceArs, percent] = await Promise.all([
    ctx.settings.getFresh(price),
    combination.percent === null ? wholePercent : ctx.settings.getFresh(combination.percent),
  ])
  return adPriceCentavos({ basePriceArs, percent, startDate, endDate })
}

function refuseDays(ctx: Ctx, { startDate, endDate }: WantedSpace): void {
  const today = calendarDay(ctx.clock.now())
  const last = dayAfter(today, adLimits.aheadDays)
  if (startDate <= today) throw fault('startDate', 'Elegí una fecha desde mañana en adelante.')
  if (endDate < startDate) throw fault('endDate', 'El último día no puede ser anterior al primero.')
  if (adDays(startDate, endDate) > adLimits.daysMax)
    throw fault('endDate', `Una reserva puede tener hasta ${adLimits.daysMax} días.`)
  if (endDate > last)
    throw fault('endDate', `Por ahora se reserva hasta el ${formatDayOfMonth(`${last}T15:00:00Z`)}.`)
}

const fault = (field: keyof WantedSpace, text: string) =>
  new AppError('validation_failed', { fields: { [field]: text } })
