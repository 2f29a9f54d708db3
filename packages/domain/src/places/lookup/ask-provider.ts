import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Ctx } from '../../kernel/ctx'
import type { Answered, MayAsk, PlacesProvider } from '../places-provider'

/**
 * Asks the places service, where there is one, and counts what is paid for: no more questions go out in a day of Argentina
 * than the setting allows, whoever asks and in however many processes (docs/product.md, 'Search of places').
 */
export async function askProvider<T>(
  ctx: Ctx,
  ask: (provider: PlacesProvider, mayAsk: MayAsk) => Promise<Answered<T>>,
): Promise<Answered<T>> {
  if (ctx.placesProvider === null) return { kind: 'away' }
  return ask(ctx.placesProvider, () => takeQuestion(ctx))
}

/** Returns whether there was a question left of this day, which is used up by that. */
async function takeQuestion({ db, clock, settings }: Ctx): Promise<boolean> {
  const most = await settings.get('placeQuestionsPerDay')
  if (most === 0) return false
  const taken = await db.$queryRaw<unknown[]>`
    INSERT INTO place_questions AS today (day, asked) VALUES (${calendarDay(clock.now())}::date, 1)
    ON CONFLICT (day) DO UPDATE SET asked = today.asked + 1 WHERE today.asked < ${most}::int
    RETURNING asked`
  return taken.length > 0
}
