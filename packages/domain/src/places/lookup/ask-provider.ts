import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Ctx } from '../../kernel/ctx'
import type { MayAsk, PlacesProvider, ProviderAnswer } from '../places-provider'

/**
 * Asks the map service, if one is configured, and counts paid questions. The setting `placeQuestionsPerDay` limits them
 * per day in Argentina, across all processes (docs/product.md, 'Search of places').
 */
export async function askProvider<T>(
  ctx: Ctx,
  ask: (provider: PlacesProvider, mayAsk: MayAsk) => Promise<ProviderAnswer<T>>,
): Promise<ProviderAnswer<T>> {
  if (ctx.placesProvider === null) return { kind: 'away' }
  return ask(ctx.placesProvider, () => takeQuestion(ctx))
}

/** Counts one question of today. Returns false if none is left. */
async function takeQuestion({ db, clock, settings }: Ctx): Promise<boolean> {
  const dailyLimit = await settings.get('placeQuestionsPerDay')
  if (dailyLimit === 0) return false
  const reservations = await db.$queryRaw<unknown[]>`
    INSERT INTO place_questions AS today (day, asked) VALUES (${calendarDay(clock.now())}::date, 1)
    ON CONFLICT (day) DO UPDATE SET asked = today.asked + 1 WHERE today.asked < ${dailyLimit}::int
    RETURNING asked`
  return reservations.length > 0
}
