import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Ctx } from '../../kernel/ctx'
import type { SignatureFault } from '../../kernel/payment-provider'

/**
 * Adds a refused notification to its day's counter. Anybody can send one, so a refusal never adds a row of its own and
 * never waits for another: of several at the same moment only some are counted. A failure is logged and not thrown,
 * because the sender is answered alike.
 */
export async function countRefusal(ctx: Ctx, fault: SignatureFault): Promise<void> {
  try {
    const now = ctx.clock.now()
    const day = calendarDay(now)
    const isCounted = await ctx.db.$executeRaw`
      UPDATE refused_notifications SET count = count + 1, last_at = greatest(last_at, ${now})
      WHERE (day, fault) IN (
        SELECT day, fault FROM refused_notifications
        WHERE day = ${day}::date AND fault = ${fault} FOR UPDATE SKIP LOCKED)`
    if (isCounted === 0)
      await ctx.db.$executeRaw`
        INSERT INTO refused_notifications (day, fault, count, last_at)
        VALUES (${day}::date, ${fault}, 1, ${now}) ON CONFLICT DO NOTHING`
  } catch (error) {
    ctx.log.error({ error }, 'a refused notification could not be counted')
  }
}
