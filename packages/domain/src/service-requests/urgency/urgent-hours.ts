import { AppError } from '@oficio/contracts/errors'
import { isWithinHours } from '@oficio/contracts/service-requests/urgent-hours'
import type { Ctx } from '../../kernel/ctx'

/** Throws urgent_closed at hours at which nobody could be expected to answer. */
export async function refuseOutsideHours(ctx: Ctx): Promise<void> {
  const [from, until] = await Promise.all([
    ctx.settings.get('urgentFromHour'),
    ctx.settings.get('urgentUntilHour'),
  ])
  if (!isWithinHours({ from, until }, ctx.clock.now())) throw new AppError('urgent_closed')
}
