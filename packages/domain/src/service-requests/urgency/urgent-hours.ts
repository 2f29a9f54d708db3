import { AppError } from '@oficio/contracts/errors'
import { isWithinHours, secondsUntilHour } from '@oficio/contracts/service-requests/urgent-hours'
import type { Ctx } from '../../kernel/ctx'

/**
 * Throws urgent_closed outside the hours in which urgent requests are sold, because nobody could be expected to answer.
 */
export async function refuseOutsideHours(ctx: Ctx): Promise<void> {
  const [from, until] = await Promise.all([
    ctx.settings.get('urgentFromHour'),
    ctx.settings.get('urgentUntilHour'),
  ])
  const now = ctx.clock.now()
  if (isWithinHours({ from, until }, now)) return
  throw new AppError('urgent_closed', {
    retryAfterSeconds: secondsUntilHour(from, now),
    details: { urgentFromHour: from, urgentUntilHour: until },
    wording: {
      text: `Las solicitudes urgentes se piden de ${from} a ${until} h. Podés enviar la tuya sin urgencia ahora mismo.`,
    },
  })
}
